-- The present rows become the first part of a table that is parted by months. So that nobody has to wait while PostgreSQL reads them all
-- to see that they belong there, a constraint says so beforehand, which new rows are checked by from now on.
-- It leaves at least a month until 0021 takes it away again: were the migrations interrupted for longer, new events would be refused.
do $$
begin
  execute format(
    'alter table audit_events add constraint audit_events_until check (at < %L) not valid',
    (date_trunc('month', now() at time zone 'utc') + interval '2 months') at time zone 'utc'
  );
end $$;
