import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { production } from '../testing/production.ts'

test.each(['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'query_timeout'])(
  'a DATABASE_URL with %s, which would switch off the limits of the server, is refused with what to set instead',
  (parameter) => {
    const DATABASE_URL = `${production.DATABASE_URL}?sslmode=verify-full&${parameter}=30000`
    expect(() => readConfig({ ...production, DATABASE_URL })).toThrow(
      `DATABASE_URL: ${parameter} in it would replace the time limits that Foyer sets. Leave it out, and set DATABASE_STATEMENT_TIMEOUT.`,
    )
  },
)
