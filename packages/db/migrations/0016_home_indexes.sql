-- no-transaction
-- Answers of the last days, for the ranks; the few 大咖 among all members.
create index concurrently answer_recent on answer (published_at) where status = 'published';
create index concurrently app_user_big_v on app_user (id) where is_big_v;
