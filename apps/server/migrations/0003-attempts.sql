-- A submit that may be sent more than once, by its `Idempotency-Key`.
create table attempts (
  -- SHA-256 of the account's name and the key. The key itself is never stored.
  key_hash text collate "C" primary key,
  -- 256 random bits. With the key they make the session's token; without it they make nothing.
  seed text not null,
  created_at timestamptz not null default now()
);

create index attempts_created_at on attempts (created_at);
