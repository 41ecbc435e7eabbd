-- Where the link was sent, so that using it proves this identifier and no other one: `email` or `phone`. Null, as in links of the release
-- before: by mail.
alter table recovery_links add column kind text;
