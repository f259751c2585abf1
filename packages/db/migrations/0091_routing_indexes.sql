-- no-transaction
-- Those who can be asked, among all members.
create index concurrently app_user_expert on app_user (id) where is_big_v or roles && '{expert,staff}'::text[];
