-- Passkeys, authenticator apps and recovery codes, and sign-ins that wait for them.

-- Since when a sign-in of this person takes a second step; null: it takes one. On the person's row, because a sign-in locks that.
alter table users add column second_factor_at timestamptz;
-- Trust in devices that was given before this moment has ended.
alter table users add column trust_after timestamptz;

create table passkeys (
  user_id uuid not null,
  -- The authenticator's name for it, in base64url.
  credential_id text collate "C" not null,
  -- Its name in lists and addresses.
  id uuid not null,
  -- COSE_Key (RFC 9052, 7), in base64url.
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  -- The model of the authenticator; zeros where it does not say.
  aaguid uuid not null,
  -- It can be on several devices, and it is.
  is_backup_eligible boolean not null,
  is_backed_up boolean not null,
  -- Has the authenticator checked who holds it, at some time?
  is_user_verified boolean not null,
  -- The person's own.
  name text,
  -- The session in which it was made: as with a password, a first proof from elsewhere ends it.
  session_id uuid,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (user_id, credential_id)
);

create table totp_secrets (
  user_id uuid primary key,
  -- By the server's secret, under the user's id.
  sealed_secret text not null,
  -- The time step of the last code that counted (RFC 6238, 5.2): none counts twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

-- One whose first code has not come yet: it does not count, and leaves the one in use alone.
create table totp_enrolments (
  user_id uuid primary key,
  sealed_secret text not null,
  expires_at timestamptz not null
);

create index totp_enrolments_expires_at on totp_enrolments (expires_at);

-- For whoever has lost the authenticator app. `recovery_codes` are others: they set a new password.
create table factor_recovery_codes (
  user_id uuid not null,
  -- SHA-256 of the user's id and the code in base64url. A code has 50 random bits, and guesses are counted.
  code_hash text collate "C" not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Sign-ins that wait for their second step. Not in `sessions`: no process, of this release or of one before, can take one for a session.
create table pending_sign_ins (
  user_id uuid not null,
  -- SHA-256 of the cookie's token in base64url.
  token_hash text collate "C" not null,
  -- How the first step was done.
  methods text[] not null,
  -- What the person signed in with, as the audit has it.
  account text,
  address text,
  user_agent text,
  fingerprint jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (user_id, token_hash)
);

create index pending_sign_ins_expires_at on pending_sign_ins (expires_at);

-- Browsers that are not asked for the second step.
create table trusted_devices (
  user_id uuid not null,
  -- SHA-256 of the cookie's token in base64url.
  token_hash text collate "C" not null,
  trusted_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (user_id, token_hash)
);

create index trusted_devices_expires_at on trusted_devices (expires_at);
