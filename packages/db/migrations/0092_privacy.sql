-- What a person may ask for about himself: a copy of everything, and to be forgotten.

create table data_export (
  -- 128 random bits.
  id uuid primary key,
  user_id bigint not null references app_user (id),
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'expired')),
  -- In the private part of the object store.
  key text not null,
  size bigint,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz not null
);
create index data_export_owner on data_export (user_id, requested_at desc);
create index data_export_end on data_export (expires_at) where state <> 'expired';

-- A deletion that was asked for. Signing in before it is due takes the row away again.
create table account_deletion (
  user_id bigint primary key references app_user (id),
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  done_at timestamptz
);
create index account_deletion_due on account_deletion (due_at) where done_at is null;

-- Set when somebody was forgotten: the row stays as the author of what he wrote and says nothing of him.
alter table app_user add column deleted_at timestamptz;
