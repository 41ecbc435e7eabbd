-- When it was counted last. A distributed PostgreSQL takes no function of the clock in the update of a row that is there already: it compares
-- with the time that the new row brings.
alter table rate_limits add column counted_at timestamptz not null default now();
