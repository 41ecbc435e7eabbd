-- Outside of a transaction.
-- Whoever deletes an account, or proves an address, looks for these rows by their person.
create index concurrently if not exists user_emails_user_id on user_emails (user_id);
create index concurrently if not exists user_phones_user_id on user_phones (user_id);
create index concurrently if not exists social_states_user_id on social_states (user_id) where user_id is not null;
