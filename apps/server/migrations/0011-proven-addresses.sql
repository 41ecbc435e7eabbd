-- When somebody has first shown that an e-mail address or a phone number is theirs. Null: nobody has yet, and whoever made
-- the account may have written down another person's.
alter table user_emails add column verified_at timestamptz;
alter table user_phones add column verified_at timestamptz;
