-- Spreads Foyer's tables over the machines of a Citus. Run it on the coordinator, after the migrations:
--   psql "$DATABASE_URL" --set ON_ERROR_STOP=1 --single-transaction --file deploy/citus/distribute.sql
-- Run it again after each upgrade: what is distributed already stays as it is.
--
-- By what each statement knows: the person, the name, or the key. A machine's share is a hash of that column (docs/decisions/014).

create or replace function pg_temp.distribute(name text, by_column text, together_with text default 'default') returns void
language plpgsql as $$
begin
  if not exists (select 1 from pg_dist_partition where logicalrelid = name::regclass) then
    perform create_distributed_table(name, by_column, colocate_with => together_with);
  end if;
end $$;

-- What belongs to a person is on one machine: a session becomes visible together with the lock on its user, and neither a sign-in nor a check
-- asks a second machine.
select pg_temp.distribute('users', 'id', 'none');

-- A primary key contains the column by which its table is spread.
do $$
begin
  if not exists (select 1 from pg_dist_partition where logicalrelid = 'sessions'::regclass) then
    alter table sessions drop constraint sessions_pkey;
    alter table sessions add primary key (token_hash, user_id);
  end if;
end $$;
select pg_temp.distribute('sessions', 'user_id', 'users');
select pg_temp.distribute('visitors', 'user_id', 'users');
select pg_temp.distribute('password_setups', 'user_id', 'users');
select pg_temp.distribute('passkeys', 'user_id', 'users');
select pg_temp.distribute('totp_secrets', 'user_id', 'users');
select pg_temp.distribute('totp_enrolments', 'user_id', 'users');
select pg_temp.distribute('factor_recovery_codes', 'user_id', 'users');
select pg_temp.distribute('pending_sign_ins', 'user_id', 'users');
select pg_temp.distribute('trusted_devices', 'user_id', 'users');

-- By the name that somebody signs in with.
select pg_temp.distribute('user_emails', 'email', 'none');
select pg_temp.distribute('user_phones', 'phone', 'user_emails');

-- By the provider's name for the person.
select pg_temp.distribute('identities', 'subject', 'user_emails');

-- By their only key, which is a hash of what a request brings.
select pg_temp.distribute('attempts', 'key_hash', 'user_emails');
select pg_temp.distribute('rate_limits', 'key', 'user_emails');
select pg_temp.distribute('captcha_answers', 'answer_hash', 'user_emails');
select pg_temp.distribute('social_states', 'state_hash', 'user_emails');
select pg_temp.distribute('used_values', 'value_hash', 'user_emails');
select pg_temp.distribute('recovery_links', 'token_hash', 'user_emails');
select pg_temp.distribute('recovery_codes', 'phone_hash', 'user_emails');
select pg_temp.distribute('one_time_codes', 'key_hash', 'user_emails');
select pg_temp.distribute('identifier_undos', 'token_hash', 'user_emails');

-- Many events are nobody's, so they have no user to be spread by. Their months are parts of each share.
select pg_temp.distribute('audit_events', 'id', 'none');

select pg_temp.distribute('orders', 'id', 'none');
select pg_temp.distribute('order_numbers', 'number', 'user_emails');

-- A code and its uses are counted together.
select pg_temp.distribute('promocodes', 'code', 'user_emails');
select pg_temp.distribute('promocode_redemptions', 'code', 'promocodes');

-- Small, and read by all: a copy on each machine.
do $$
declare
  name text;
begin
  foreach name in array array['settings', 'token_keys'] loop
    if not exists (select 1 from pg_dist_partition where logicalrelid = name::regclass) then
      perform create_reference_table(name);
    end if;
  end loop;
end $$;

-- `migrations` and `leases` stay on the coordinator, with which every process talks.
