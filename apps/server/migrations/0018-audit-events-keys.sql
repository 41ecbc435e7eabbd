-- Outside of a transaction.
-- A table in parts has the column that parts it in its primary key: this becomes the one of the present rows.
create unique index concurrently if not exists audit_events_id_at on audit_events (id, at);
-- The operator looks for the events of one name, the newest first.
create index concurrently if not exists audit_events_event on audit_events (event, at);
