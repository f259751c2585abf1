-- Who signs in, and what is remembered of it.

alter table app_user add column user_type text not null default 'customer';

-- The same person at the identity provider ('iam') and in WeChat ('wechat').
create table user_identity (
  provider text not null,
  subject text not null,
  user_id bigint not null references app_user (id),
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index user_identity_user on user_identity (user_id);

-- One signed-in browser. The token in its cookie names the row; without the row, or with revoked_at, the token is worth nothing.
create table user_session (
  id uuid primary key,
  user_id bigint not null references app_user (id),
  method text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text not null default '',
  -- Tokens of the identity provider, encrypted with a key that only the browser's cookie holds.
  provider_tokens bytea
);
create index user_session_user on user_session (user_id, created_at) where revoked_at is null;
create index user_session_expiry on user_session (expires_at);

-- A sign-in on its way to the identity provider and back: one browser, one use, ten minutes.
create table sso_flow (
  key text primary key,
  browser_hash bytea not null,
  state jsonb not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null,
  read_at timestamptz,
  used_at timestamptz
);
create index sso_flow_expiry on sso_flow (expires_at);

-- A QR code on a desktop screen that a phone may confirm.
create table qr_ticket (
  id text primary key,
  browser_hash bytea not null,
  browser text not null,
  status text not null default 'waiting' check (status in ('waiting', 'scanned', 'confirmed', 'refused', 'used')),
  user_id bigint references app_user (id),
  expires_at timestamptz not null
);
create index qr_ticket_expiry on qr_ticket (expires_at);

-- Every sign-in, refusal and sign-out. Rows are only ever added.
create table sign_in_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id bigint references app_user (id),
  method text not null,
  channel text not null,
  outcome text not null,
  reason text not null default '',
  address text not null,
  user_agent text not null,
  utm jsonb not null default '{}'
);
create index sign_in_event_user on sign_in_event (user_id, id desc);
create index sign_in_event_outcome on sign_in_event (outcome, id desc);

-- Whatever ends or changes a session is told to every process by the commit itself, whoever wrote it: a forgotten call or a
-- hand at the database at night can't leave a banned account signed in, and no other engine has to be up for it.
create function announce_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('kms_session', 'session:' || old.id);
  return null;
end $$;
create trigger user_session_changed
  after update of revoked_at, expires_at or delete on user_session
  for each row execute function announce_session_change();

create function announce_user_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('kms_session', 'user:' || old.id);
  return null;
end $$;
create trigger app_user_roles_changed
  after update of roles on app_user
  for each row when (old.roles is distinct from new.roles)
  execute function announce_user_change();
