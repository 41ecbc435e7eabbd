-- Solved captchas that have been sent to us: each counts once.
create table captcha_answers (
  -- SHA-256 of what names the solved captcha. The answer itself is never stored.
  answer_hash text collate "C" primary key,
  -- SHA-256 of the account's name and the `Idempotency-Key`: a submit that is sent again brings the same captcha.
  attempt_hash text,
  -- Null while it is being verified.
  is_passed boolean,
  expires_at timestamptz not null
);

create index captcha_answers_expires_at on captcha_answers (expires_at);
