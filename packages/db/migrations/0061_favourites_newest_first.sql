-- no-transaction
-- One member's favourites, the newest first.
create index concurrently if not exists faq_collect_newest on faq_collect (user_id, created_at desc, faq_id desc);
create index concurrently if not exists question_collect_newest on question_collect (user_id, created_at desc, question_id desc);
create index concurrently if not exists answer_collect_newest on answer_collect (user_id, created_at desc, answer_id desc);
