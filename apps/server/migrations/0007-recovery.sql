-- One-use ways to set a new password: a link in a mail, a code in a text message.

create table recovery_links (
  -- SHA-256 of the link's token in base64url. The token itself is never stored.
  token_hash text collate "C" primary key,
  -- Null where nobody has the address that was given: that takes the same work, and opens nothing.
  user_id uuid,
  expires_at timestamptz not null
);

create index recovery_links_user_id on recovery_links (user_id);
create index recovery_links_expires_at on recovery_links (expires_at);

create table recovery_codes (
  -- SHA-256 of the phone in base64url: the table names no person. One code for each; a new one takes its place.
  phone_hash text collate "C" primary key,
  user_id uuid,
  -- argon2id: six digits are too few for anything quicker.
  code_hash text not null,
  -- Guesses so far.
  attempts integer not null default 0,
  expires_at timestamptz not null
);

create index recovery_codes_user_id on recovery_codes (user_id);
create index recovery_codes_expires_at on recovery_codes (expires_at);
