-- What people read, share and click. Rows are only ever added; a day is a partition, thrown away as a whole.

create table behaviour_event (
  -- Half an hour: the same caller and object count once in it.
  window_at timestamptz not null,
  kind text not null,
  object_id bigint not null,
  -- Hash of account, visitor token or address.
  caller bytea not null,
  seconds integer not null default 0,
  at timestamptz not null,
  primary key (window_at, kind, object_id, caller)
) partition by range (window_at);
-- Takes what no day's partition is there for; a job makes those ahead.
create table behaviour_event_rest partition of behaviour_event default;

-- What is counted but not yet added to the counter of the object. Written with the events, emptied every minute.
create table behaviour_tally (
  id bigint generated always as identity primary key,
  kind text not null,
  object_id bigint not null,
  amount integer not null
);
