-- Whom an order goes to, and the parts that addresses have in some countries: orders from before have none of them.
alter table orders add column name text;
alter table orders add column state text;
alter table orders add column district text;
