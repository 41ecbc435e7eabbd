-- A name to sign in with and a password for it, asked for by somebody who has come through a provider. Both become the
-- account's once the code that was sent there has come back.
create table password_setups (
  -- One for each account: a new one takes the place of the one before.
  user_id uuid primary key,
  -- Where it was asked for: the code counts nowhere else.
  session_id uuid not null,
  -- `email` or `phone`.
  kind text not null,
  -- As typed, and as it is unique.
  given text not null,
  normalized text not null,
  password_hash text not null,
  -- argon2id: six digits are too few for anything quicker.
  code_hash text not null,
  -- Guesses so far.
  attempts integer not null default 0,
  expires_at timestamptz not null
);

create index password_setups_expires_at on password_setups (expires_at);
