-- What members follow: sections and tags of their own. And which tags the first page offers.

create table user_section (
  user_id bigint not null references app_user (id),
  section_id bigint not null references section (id),
  created_at timestamptz not null default now(),
  primary key (user_id, section_id)
);
create index user_section_members on user_section (section_id, user_id);

create table user_tag (
  user_id bigint not null references app_user (id),
  tag_id bigint not null references tag (id),
  created_at timestamptz not null default now(),
  primary key (user_id, tag_id)
);
create index user_tag_members on user_tag (tag_id, user_id);

-- When somebody went through the first-run page; null shows it again.
alter table app_user add column first_choice_at timestamptz;

-- The operators' choice of what to offer, the smallest first; and the picture of the few tags that have one.
alter table tag add column recommend_rank integer;
alter table tag add column icon_key text not null default '';
