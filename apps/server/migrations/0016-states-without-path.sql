-- Where a person was before they set out for a provider is kept by their browser: this release writes it here no more. The release
-- before still does, so the column goes with the next one.
alter table social_states alter column pathname drop not null;
