import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { StartError, wrongSettings } from '../start-error.ts'
import { production } from './testing/production.ts'

const marks = 'the quotation marks around it are part of it. Leave them out.'
const smsUrl = 'https://sms.example.com/messages'

describe('a value that was copied from a page or another file', () => {
  test.each(
    ['“a-token-of-sixteen”', 'a-tökén-of-sixteen'].flatMap((token) =>
      ['METRICS_TOKEN', 'SMS_TOKEN'].map((name) => [name, token] as const),
    ),
  )('is refused as %s, which is sent in a header, with letters that no header has: %s', (name, token) => {
    expect(() => readConfig({ [name]: token, SMS_URL: smsUrl })).toThrow(
      new StartError(
        `${name}: it is sent in a header, which takes ASCII alone: no accents, and no typographic quotation marks.`,
        { exitCode: wrongSettings },
      ),
    )
  })

  test.each([
    ['APP_NAME', '"Foyer"'],
    ['DATA_DIR', "'/srv/foyer data'"],
    ['SOCIAL_VK_CLIENT_ID', '"51234567"'],
  ])('is warned about if it has quotation marks around it: %s=%s', (name, value) => {
    expect(readConfig({ [name]: value }).warnings).toEqual([`${name}: ${marks}`])
  })

  test('is explained by its quotation marks, where it is refused for them', () => {
    expect(() => readConfig({ DATABASE_URL: `"${production.DATABASE_URL}"` })).toThrow(
      new StartError(
        `DATABASE_URL: not an address of the form postgres://user:password@host:5432/database.\nDATABASE_URL: ${marks}`,
        { exitCode: wrongSettings },
      ),
    )
  })

  test('may have quotation marks within it, and around a secret that has sealed something with them', () => {
    const settings = { APP_NAME: 'The "Foyer"', SERVER_SECRET: `"${'x'.repeat(32)}"` }
    expect(readConfig(settings).warnings).toEqual([])
  })
})
