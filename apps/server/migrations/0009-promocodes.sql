-- Codes that people are given: a promo code goes along with a sign-up, a voucher with an order.
create table promocodes (
  -- Normalised: NFKC, in capitals, without blanks and hyphens.
  code text collate "C" primary key,
  -- As it is printed.
  name text not null,
  -- `promocode` or `voucher`.
  kind text not null,
  -- One of these, or none: a part in hundredths, or an amount in the currency's smallest unit.
  percent integer,
  amount bigint,
  currency text,
  -- How often in all, and how often for one person. Null: as often as wanted.
  total_limit integer,
  user_limit integer,
  -- Counted only where there is a limit: a code without one makes nobody wait.
  used integer not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  check (percent is null or amount is null),
  check ((amount is null) = (currency is null)),
  check (percent between 1 and 100),
  check (amount > 0),
  check (total_limit > 0 and user_limit > 0)
);

-- One row for each time that a code was used.
create table promocode_redemptions (
  code text collate "C" not null,
  -- Whose places these are: a user where the code counts per person, and a random id otherwise.
  holder uuid not null,
  slot integer not null,
  user_id uuid,
  order_id uuid,
  redeemed_at timestamptz not null default now(),
  primary key (code, holder, slot)
);

create index promocode_redemptions_user_id on promocode_redemptions (user_id);

create table orders (
  -- Made from the `Idempotency-Key` and what was sent, where there is a key: sent again, it is the same order.
  id uuid primary key,
  user_id uuid,
  created_at timestamptz not null default now(),
  phone text not null,
  date_of_birth date not null,
  country text not null,
  zip_code text not null,
  city text not null,
  address_line1 text not null,
  address_line2 text,
  currency text not null,
  -- What the voucher was worth when it was used.
  voucher text,
  percent integer,
  amount bigint,
  terms_agreed_at timestamptz not null default now()
);

create index orders_user_id on orders (user_id);
