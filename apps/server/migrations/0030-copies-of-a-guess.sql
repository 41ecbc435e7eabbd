-- The request whose guess was counted last, as a hash of its Idempotency-Key: a copy of it is no further guess. Null once it was taken back.
alter table recovery_codes add column guessed_by text;
alter table password_setups add column guessed_by text;
