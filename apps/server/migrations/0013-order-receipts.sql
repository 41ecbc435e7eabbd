-- What an order is called, what it costs, and who may read it.
-- An order from before, or of a process of the release before, is called by twelve random signs of the numbers' alphabet:
-- longer than a number that is given out, so never the same as one.
alter table orders add column number text not null default translate(
  upper(substr(gen_random_uuid()::text, 1, 4) || '-' || substr(gen_random_uuid()::text, 1, 4) || '-' ||
  substr(gen_random_uuid()::text, 1, 4)),
  '0123456789ABCDEF', 'CDFGHJ6789KMNPQR'
);
alter table orders add column email text;
-- In the currency's smallest unit. Orders from before there were prices cost nothing.
alter table orders add column price bigint not null default 0;
alter table orders add column discount bigint not null default 0;
alter table orders add column total bigint not null default 0;
-- Of somebody who was not signed in: the hash of what their browser keeps.
alter table orders add column receipt_hash text;

-- A number is taken by its primary key: two orders never have the same.
create table order_numbers (
  number text collate "C" primary key,
  order_id uuid not null
);
create index orders_number on orders (number);
