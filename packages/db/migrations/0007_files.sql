-- What members upload. The bytes are in the object store; this says whose they are and whether they may be seen.

create table file (
  -- 128 random bits: the upload id that the API hands out, and the name in content (file:{id}).
  id uuid primary key,
  owner_id bigint not null references app_user (id),
  purpose text not null check (purpose in ('image', 'attachment')),
  name text not null,
  declared_type text not null,
  -- As declared; null while an upload id waits to be used.
  size bigint,
  state text not null default 'pending' check (state in ('pending', 'uploaded', 'ready', 'rejected')),
  -- Where its owner may write, and where readers find it: chosen at the beginning, so that doing it twice changes nothing.
  upload_key text not null,
  key text not null,
  multipart_id text,
  -- Found out by looking.
  type text,
  width integer,
  height integer,
  thumbnails jsonb not null default '[]',
  reason text,
  created_at timestamptz not null default now(),
  -- Null while content uses it.
  unused_since timestamptz default now()
);
create index file_unfinished on file (owner_id) where state = 'pending';
create index file_unused on file (unused_since) where unused_since is not null;

-- Which content uses which file ('question:2001'). Visible: readers see that content, so they may have the file.
create table file_use (
  used_by text not null,
  file_id uuid not null references file (id),
  visible boolean not null default false,
  primary key (used_by, file_id)
);
create index file_use_file on file_use (file_id);
