// Fills the tables as a large installation has them. Every row can be computed from its number, so that tables agree.
import type { Database } from '../../apps/server/src/database/database.ts'

const person = "md5('person ' || n)::uuid"
/** 43 signs, as a SHA-256 in base64url. */
const hash = (what: string) => `rpad(md5('${what} ' || n) || md5(n::text), 43, '0')`
/** One in a hundred is over, and waits for the sweep. */
const expiry = (lifetime: string) =>
  `now() + case when n % 100 = 0 then interval '-1 hour' else interval '${lifetime}' * ((n % 97) / 97.0) + interval '1 minute' end`
/** Within the last year. */
const lastYear = "now() - interval '1 year' * ((n % 9973) / 9973.0)"
const agent = `'Mozilla/5.0 (X11; Linux x86_64) number ' || n % 1000`
const address = `'203.0.' || n % 256 || '.' || n / 256 % 256`

/** For each table its columns and their values for a number, and which part of the rows it has. */
const tables: Readonly<
  Record<string, { readonly part: number; readonly values: Readonly<Record<string, string>> }>
> = {
  users: {
    part: 1,
    values: {
      id: person,
      email: "'person-' || n || '@example.test'",
      password_hash:
        "'$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'",
      created_at: lastYear,
    },
  },
  user_emails: { part: 1, values: { email: "'person-' || n || '@example.test'", user_id: person } },
  user_phones: { part: 1 / 2, values: { phone: "'+1555' || lpad(n::text, 9, '0')", user_id: person } },
  sessions: {
    part: 1,
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
    part: 1,
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
  identities: { part: 1 / 5, values: { social: "'google'", subject: "'subject ' || n", user_id: person } },
  visitors: {
    part: 1 / 5,
    values: {
      user_id: person,
      device_id: "md5('device ' || n)::uuid",
      last_seen_at: "now() - interval '91 days' * ((n % 9973) / 9973.0)",
      fingerprint: `'{"platform":"Linux x86_64","languages":["de-DE","en"]}'`,
    },
  },
  orders: {
    part: 1 / 10,
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
  order_numbers: { part: 1 / 10, values: { number: "'number ' || n", order_id: "md5('order ' || n)::uuid" } },
  promocode_redemptions: {
    part: 1 / 10,
    values: { code: "'CODE' || n % 10", holder: person, slot: '1', user_id: person },
  },
  rate_limits: {
    part: 1 / 5,
    values: { key: "'known:' || md5('place ' || n)", attempts: 'n % 5', expires_at: expiry('30 days') },
  },
  attempts: {
    part: 1 / 50,
    values: {
      key_hash: hash('request'),
      seed: "md5('seed' || n)",
      created_at: "now() - interval '61 minutes' * ((n % 97) / 97.0)",
    },
  },
  social_states: {
    part: 1 / 50,
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
  used_values: { part: 1 / 50, values: { value_hash: hash('value'), expires_at: expiry('1 hour') } },
  captcha_answers: {
    part: 1 / 50,
    values: { answer_hash: hash('answer'), expires_at: expiry('30 minutes') },
  },
  recovery_links: {
    part: 1 / 50,
    values: { token_hash: hash('link'), user_id: person, expires_at: expiry('30 minutes') },
  },
  recovery_codes: {
    part: 1 / 50,
    values: { phone_hash: hash('phone'), user_id: person, code_hash: "''", expires_at: expiry('30 minutes') },
  },
  password_setups: {
    part: 1 / 50,
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
}

/** @param rows of the largest tables @param say gets a line for each table */
export async function fill(database: Database, rows: number, say: (text: string) => void): Promise<void> {
  await database.withConnection(async ({ query, runScript }) => {
    for (const [table, { part, values }] of Object.entries(tables)) {
      const count = Math.ceil(rows * part)
      say(`${table}: ${count.toLocaleString('en')} rows`)
      await query(
        `insert into ${table} (${Object.keys(values).join(', ')})
         select ${Object.values(values).join(', ')} from generate_series(1, ${count}) as n`,
      )
    }
    await runScript('vacuum analyze')
  })
}

/** A person with a long history, who has as many of everything as few people have. */
export async function fillPerson({ query }: Database, email: string): Promise<void> {
  const ofPerson = '(select user_id from user_emails where email = $1)'
  await query(
    `insert into audit_events (id, at, event, user_id, account)
     select gen_random_uuid(), ${lastYear}, 'login', ${ofPerson}, $1 from generate_series(1, 3000) as n`,
    [email],
  )
  await query(
    `insert into sessions (token_hash, id, user_id, expires_at)
     select md5(random()::text), gen_random_uuid(), ${ofPerson}, now() + interval '1 day' from generate_series(1, 200) as n`,
    [email],
  )
}
