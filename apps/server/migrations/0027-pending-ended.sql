-- What the first step has ended, if it was the account's first proof: told when the second step is done.
alter table pending_sign_ins add column ended jsonb;
