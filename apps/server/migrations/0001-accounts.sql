-- Written so that a distributed PostgreSQL (YugabyteDB, Citus) can take it:
-- keys are random, each table can be spread by its primary key alone, nothing is unique but a primary key,
-- and no foreign key crosses tables that are spread by different columns.

create table users (
  id uuid primary key,
  -- As typed, for display. What makes them unique is in the two tables below.
  email text,
  phone text,
  password_hash text,
  name text,
  currency text,
  date_of_birth date,
  zip_code text,
  promocode text,
  created_at timestamptz not null default now()
);

create table user_emails (
  -- Trimmed, NFC, lower case.
  email text collate "C" primary key,
  user_id uuid not null
);

create table user_phones (
  -- `+` and digits.
  phone text collate "C" primary key,
  user_id uuid not null
);

create table sessions (
  -- SHA-256 of the cookie's token in base64url. The token itself is never stored.
  token_hash text collate "C" primary key,
  -- The name of the session in lists. It opens nothing.
  id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  address text,
  user_agent text,
  fingerprint jsonb
);

create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

create table audit_events (
  id uuid primary key,
  at timestamptz not null default now(),
  event text not null,
  user_id uuid,
  -- The e-mail or phone that was given, normalised. Known or not.
  account text,
  address text,
  user_agent text,
  details jsonb not null default '{}'
);

create index audit_events_user_id on audit_events (user_id, at);
create index audit_events_at on audit_events (at);

create table settings (
  key text primary key,
  value jsonb not null
);
