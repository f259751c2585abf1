-- no-transaction
-- People by the beginning of their name, for @ while it is typed.
create index concurrently if not exists app_user_nickname on app_user (lower(nickname) text_pattern_ops);
