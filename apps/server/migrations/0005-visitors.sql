-- What is known of the devices that a person has signed in on. It authenticates nobody.
create table visitors (
  user_id uuid not null,
  -- As the browser keeps it, or the session's id where it keeps nothing.
  device_id uuid not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- The 32 fields of the extended fingerprint, as they came.
  fingerprint jsonb not null,
  -- What was sealed in it by a commercial agent.
  unsealed jsonb,
  -- Why it could not be unsealed.
  sealed_problem text,
  primary key (user_id, device_id)
);

create index visitors_last_seen_at on visitors (last_seen_at);

-- Which of them a session is on, once it has said so.
alter table sessions add column device_id uuid;
