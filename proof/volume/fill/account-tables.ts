// Fills the tables of accounts, and those of everything around them, as in a large installation.
import { address, agent, expiry, hash, lastYear, person, type FilledTable } from './values.ts'

export const accountTables = {
  users: {
    share: 1,
    values: {
      id: person,
      email: "'person-' || n || '@example.test'",
      password_hash:
        "'$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'",
      created_at: lastYear,
    },
  },
  user_emails: { share: 1, values: { email: "'person-' || n || '@example.test'", user_id: person } },
  user_phones: { share: 1 / 2, values: { phone: "'+1555' || lpad(n::text, 9, '0')", user_id: person } },
  sessions: {
    share: 1,
    values: {
      token_hash: hash('session'),
      id: "md5('session id ' || n)::uuid",
      user_id: person,
      created_at: lastYear,
      expires_at: expiry('30 days'),
      address,
      user_agent: agent,
    },
  },
  audit_events: {
    share: 1,
    values: {
      id: 'gen_random_uuid()',
      at: lastYear,
      event:
        "case when n % 1000 = 0 then 'account_exported' when n % 10 = 0 then 'login_refused' else 'login' end",
      user_id: `case when n % 20 <> 0 then ${person} end`,
      account: "'person-' || n || '@example.test'",
      address,
      user_agent: agent,
    },
  },
  identities: { share: 1 / 5, values: { social: "'google'", subject: "'subject ' || n", user_id: person } },
  visitors: {
    share: 1 / 5,
    values: {
      user_id: person,
      device_id: "md5('device ' || n)::uuid",
      last_seen_at: "now() - interval '91 days' * ((n % 9973) / 9973.0)",
      fingerprint: `'{"platform":"Linux x86_64","languages":["de-DE","en"]}'`,
    },
  },
  orders: {
    share: 1 / 10,
    values: {
      id: "md5('order ' || n)::uuid",
      user_id: person,
      created_at: lastYear,
      phone: "'+15550100200'",
      date_of_birth: "'1990-03-05'",
      country: "'DE'",
      zip_code: "'10115'",
      city: "'Berlin'",
      address_line1: "'Invalidenstraße 1'",
      currency: "'EUR'",
      number: "'number ' || n",
    },
  },
  order_numbers: {
    share: 1 / 10,
    values: { number: "'number ' || n", order_id: "md5('order ' || n)::uuid" },
  },
  promocode_redemptions: {
    share: 1 / 10,
    values: { code: "'CODE' || n % 10", holder: person, slot: '1', user_id: person },
  },
  rate_limits: {
    share: 1 / 5,
    values: { key: "'known:' || md5('place ' || n)", attempts: 'n % 5', expires_at: expiry('30 days') },
  },
  attempts: {
    share: 1 / 50,
    values: {
      key_hash: hash('request'),
      seed: "md5('seed' || n)",
      created_at: "now() - interval '61 minutes' * ((n % 97) / 97.0)",
    },
  },
  social_states: {
    share: 1 / 50,
    values: {
      state_hash: hash('state'),
      purpose: "case when n % 5 = 0 then 'link' else 'sign-in' end",
      provider: "'google'",
      redirect_uri: "''",
      attempt_hash: "''",
      user_id: `case when n % 5 = 0 then ${person} end`,
      expires_at: expiry('10 minutes'),
    },
  },
  used_values: { share: 1 / 50, values: { value_hash: hash('value'), expires_at: expiry('1 hour') } },
  captcha_answers: {
    share: 1 / 50,
    values: { answer_hash: hash('answer'), expires_at: expiry('30 minutes') },
  },
  recovery_links: {
    share: 1 / 50,
    values: { token_hash: hash('link'), user_id: person, expires_at: expiry('30 minutes') },
  },
  recovery_codes: {
    share: 1 / 50,
    values: { phone_hash: hash('phone'), user_id: person, code_hash: "''", expires_at: expiry('10 minutes') },
  },
  password_setups: {
    share: 1 / 50,
    values: {
      user_id: person,
      session_id: person,
      kind: "'email'",
      given: "''",
      normalized: "''",
      password_hash: "''",
      code_hash: "''",
      expires_at: expiry('10 minutes'),
    },
  },
} satisfies Readonly<Record<string, FilledTable>>
