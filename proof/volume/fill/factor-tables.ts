// Fills the tables of passkeys, second factors, codes and pending sign-ins, as in a large installation.
import { address, agent, expiry, hash, lastYear, person, type FilledTable } from './values.ts'

export const factorTables = {
  passkeys: {
    share: 1 / 5,
    values: {
      user_id: person,
      credential_id: hash('credential'),
      id: "md5('passkey ' || n)::uuid",
      public_key: "''",
      counter: '0',
      transports: "'{internal,hybrid}'",
      aaguid: "'00000000-0000-0000-0000-000000000000'",
      is_backup_eligible: 'true',
      is_backed_up: 'true',
      is_user_verified: 'true',
      created_at: lastYear,
    },
  },
  totp_secrets: {
    share: 1 / 10,
    values: { user_id: person, sealed_secret: hash('secret'), created_at: lastYear },
  },
  totp_enrolments: {
    share: 1 / 50,
    values: { user_id: person, sealed_secret: hash('enrolment'), expires_at: expiry('10 minutes') },
  },
  factor_recovery_codes: {
    share: 1,
    values: {
      user_id: "md5('person ' || (n + 9) / 10)::uuid",
      code_hash: hash('recovery code'),
      created_at: lastYear,
    },
  },
  pending_sign_ins: {
    share: 1 / 50,
    values: {
      user_id: person,
      token_hash: hash('pending'),
      methods: "'{pwd}'",
      address,
      user_agent: agent,
      expires_at: expiry('10 minutes'),
    },
  },
  trusted_devices: {
    share: 1 / 10,
    values: { user_id: person, token_hash: hash('trusted'), expires_at: expiry('30 days') },
  },
  one_time_codes: {
    share: 1 / 50,
    values: {
      key_hash: hash('code'),
      purpose: "'sign-in'",
      user_id: person,
      kind: "'email'",
      given: "''",
      normalized: "'person-' || n || '@example.test'",
      code_hash: hash('one-time code'),
      expires_at: expiry('10 minutes'),
    },
  },
  identifier_undos: {
    share: 1 / 50,
    values: {
      token_hash: hash('undo'),
      user_id: person,
      kind: "'email'",
      expires_at: expiry('72 hours'),
    },
  },
} satisfies Readonly<Record<string, FilledTable>>
