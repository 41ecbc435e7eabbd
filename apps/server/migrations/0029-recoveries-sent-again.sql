-- What a finished recovery has unlinked, in the row that keeps it for the same request sent again. Null in links, which are not used yet.
alter table recovery_links add column unlinked jsonb;
