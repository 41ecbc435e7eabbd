-- The audit trail gets a part for each month, so that a month that is over is dropped as a whole instead of row by row.
--
-- The table that was there becomes the first part, under the name audit_events_before_<month>, and a table of its old name takes its place.
-- Nothing is copied and nothing is read: its constraint and its indexes are what the part needs, so the locks are held for a moment.
-- Processes of the release before see the same name and the same columns, and go on.
--
-- audit_events_other takes what no month takes, so that nobody is refused where nobody has made the next months.
do $$
declare
  until timestamptz := (
    select substring(pg_get_constraintdef(oid) from '''(.+)''')::timestamptz from pg_constraint
    where conrelid = 'audit_events'::regclass and conname = 'audit_events_until'
  );
  former text := 'audit_events_before_' || to_char(until at time zone 'utc', 'YYYY_MM');
begin
  alter table audit_events drop constraint audit_events_pkey;
  alter table audit_events add constraint audit_events_former_pkey primary key using index audit_events_id_at;
  alter index audit_events_user_id rename to audit_events_former_user_id;
  alter index audit_events_at rename to audit_events_former_at;
  alter index audit_events_account rename to audit_events_former_account;
  alter index audit_events_event rename to audit_events_former_event;
  execute format('alter table audit_events rename to %I', former);

  create table audit_events (
    id uuid not null,
    at timestamptz not null default now(),
    event text not null,
    user_id uuid,
    account text,
    address text,
    user_agent text,
    details jsonb not null default '{}',
    primary key (id, at)
  ) partition by range (at);
  create index audit_events_user_id on audit_events (user_id, at);
  create index audit_events_at on audit_events (at);
  create index audit_events_event on audit_events (event, at);
  create index audit_events_account on audit_events (account) where user_id is null and account is not null;

  execute format('alter table audit_events attach partition %I for values from (minvalue) to (%L)', former, until);
  execute format('alter table %I drop constraint audit_events_until', former);
  create table audit_events_other partition of audit_events default;
end $$;
