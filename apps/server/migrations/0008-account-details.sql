-- The language that a person has chosen, one of the contract's locales.
alter table users add column lang text;
