-- The catalogue that numbers are recognised by, and the log of searches.

create table catalogue_item (
  code text primary key,
  -- As numbers are compared: no separators, capitals, O as 0, I and L as 1.
  code_key text not null unique,
  series text not null default '',
  category text not null default '',
  description text not null default '',
  status text not null default 'active' check (status in ('active', 'discontinued')),
  -- Key of the number that replaces it; may be one that the catalogue does not have.
  successor_key text
);
create index catalogue_item_prefix on catalogue_item (code_key text_pattern_ops);
create index catalogue_item_successor on catalogue_item (successor_key) where successor_key is not null;

-- Every search with what it found. Rows are only ever added; a day is a partition, thrown away as a whole.
create table search_event (
  id uuid not null,
  at timestamptz not null,
  -- Blank when it looks personal.
  keyword text not null,
  purpose text not null check (purpose in ('search', 'duplicates')),
  type text not null,
  filters text[] not null default '{}',
  page integer not null,
  total integer not null,
  took_ms integer not null,
  degraded boolean not null,
  -- Hash of account or address, with a salt that changes every day.
  caller bytea not null,
  primary key (at, id)
) partition by range (at);
create table search_event_rest partition of search_event default;

-- What was opened from which place of the list.
create table search_click (
  search_id uuid not null,
  at timestamptz not null,
  source text not null,
  object_id bigint not null,
  position smallint not null,
  primary key (at, search_id, source, object_id)
) partition by range (at);
create table search_click_rest partition of search_click default;

-- What people look for and do not find, for operators; one row for all ways of writing it.
create table search_miss (
  term_key text primary key,
  wording text not null,
  times bigint not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index search_miss_recent on search_miss (last_at desc);
