-- Whoever deletes their account takes along the attempts that were made with their name while there was none: they are
-- looked for by that name.
create index audit_events_account on audit_events (account) where user_id is null and account is not null;
