create table rate_limits (
  -- What is counted, and for whom: an address, or the hash of an account's e-mail or phone.
  key text collate "C" primary key,
  attempts integer not null,
  expires_at timestamptz not null
);

create index rate_limits_expires_at on rate_limits (expires_at);
