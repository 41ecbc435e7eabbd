-- Reads all rows, while everybody goes on reading and writing.
alter table audit_events validate constraint audit_events_until;
