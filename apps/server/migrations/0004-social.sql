-- Which account of a provider signs in to which of ours.
create table identities (
  social text collate "C" not null,
  -- What the provider calls the person: it never changes there, as an e-mail or a name may.
  subject text collate "C" not null,
  user_id uuid not null,
  name text,
  linked_at timestamptz not null default now(),
  primary key (social, subject)
);

create index identities_user_id on identities (user_id);

-- A way to a provider that somebody is on. Consumed by whoever comes back from it first.
create table social_states (
  -- SHA-256 of the state in base64url. The state itself is never stored.
  state_hash text collate "C" primary key,
  -- `sign-in` or `link`.
  purpose text not null,
  provider text not null,
  redirect_uri text not null,
  code_challenge text,
  nonce text,
  pathname text not null,
  promocode text,
  form_name text,
  -- SHA-256 of the attempt cookie: only the browser that set out can come back.
  attempt_hash text not null,
  -- Who links, and in which session; nobody when signing in.
  user_id uuid,
  session_id uuid,
  -- Linking: where the person goes afterwards. OPEN_ID sign-in: the return_to that was sent.
  redirect_url text,
  expires_at timestamptz not null
);

create index social_states_expires_at on social_states (expires_at);

-- What a provider's answer may be used for once: hashes of Telegram, nonces of Steam.
create table used_values (
  value_hash text collate "C" primary key,
  expires_at timestamptz not null
);

create index used_values_expires_at on used_values (expires_at);

-- Which form the person signed up with.
alter table users add column form_name text;
