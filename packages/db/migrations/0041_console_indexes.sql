-- no-transaction
-- Terms without result by how often; pieces that were merged into one.
create index concurrently search_miss_often on search_miss (times desc, term_key);
create index concurrently question_merged on question (merged_into) where merged_into is not null;
