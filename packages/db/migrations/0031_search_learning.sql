-- What searching teaches: which pieces people open where others are passed over, and what is searched for next.

-- The same for every way of writing the same words.
alter table search_event add column term_key text not null default '';
-- What stood on the first page, in its order: faq-12, question-7.
alter table search_event add column shown text[] not null default '{}';

-- Worked out ahead. Opened as often as its places in the lists let expect: 1.
create table search_appeal (
  source text not null check (source in ('faq', 'question')),
  object_id bigint not null,
  appeal real not null check (appeal > 0),
  primary key (source, object_id)
);

-- 相关搜索, worked out ahead: only words and steps that several people took on one day.
create table search_related (
  term_key text primary key,
  words text[] not null,
  -- How many searched for it: the most searched are held in memory.
  people integer not null
);
create index search_related_most on search_related (people desc);
