-- When the person of a session has last shown who they are, and how (RFC 8176: `pwd`, `otp`, `sms`, `fed`). Null for a session of the release
-- before: it counts from its beginning.
alter table sessions add column authenticated_at timestamptz;
alter table sessions add column methods text[];

-- The session in which the password was set. When somebody proves for the first time that an identifier of the account is theirs, the
-- password stays only if it is from the session of that proof.
alter table users add column password_session_id uuid;

-- Six digits that were sent to an e-mail address or a phone number, for one browser and one purpose. A new code takes the place of the one
-- before.
create table one_time_codes (
  -- SHA-256 of the purpose and the secret in the browser's cookie, in base64url.
  key_hash text collate "C" primary key,
  -- `sign-in`, `sign-up`, `verify`, `proof` or `change`.
  purpose text not null,
  -- Null where nobody has the identifier: that takes the same work, and opens nothing.
  user_id uuid,
  -- The session that asked, where somebody is signed in.
  session_id uuid,
  -- `email` or `phone`.
  kind text not null,
  -- Where it was sent: as typed, and as it is unique.
  given text not null,
  normalized text not null,
  -- HMAC-SHA-256 of the code in base64url. Its key is the browser's secret, which is never stored: nobody who reads this table can try out
  -- the million codes.
  code_hash text not null,
  -- Guesses so far.
  guesses integer not null default 0,
  -- What becomes of it, for a sign-up: the hash of the password and the profile.
  details jsonb,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index one_time_codes_user_id on one_time_codes (user_id) where user_id is not null;
create index one_time_codes_expires_at on one_time_codes (expires_at);

-- An identifier of an account as it was before a change: by a link that was sent then, its owner gets it back.
create table identifier_undos (
  -- SHA-256 of the link's token in base64url. The token itself is never stored.
  token_hash text collate "C" primary key,
  user_id uuid not null,
  -- `email` or `phone`.
  kind text not null,
  -- As typed, and as it is unique. Null: there was none.
  given text,
  normalized text,
  changed_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index identifier_undos_user_id on identifier_undos (user_id);
create index identifier_undos_expires_at on identifier_undos (expires_at);
