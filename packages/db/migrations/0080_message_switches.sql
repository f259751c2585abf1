-- What each member wants to be told, and where a message leads exactly.

-- Below the piece that it opens; none of these is a reference, for a message may outlive what it tells of.
alter table message add column answer_id bigint;
alter table message add column comment_id bigint;
-- Who did it.
alter table message add column actor_id bigint;

-- One row per kind that somebody has set differently from the defaults (contract/src/message-settings.ts).
create table message_switch (
  user_id bigint not null references app_user (id),
  kind text not null,
  site boolean not null,
  wechat boolean not null,
  email boolean not null,
  primary key (user_id, kind)
);
