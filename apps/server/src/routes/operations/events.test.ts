import { describe, expect } from 'vitest'
import { readConfig } from '../../config.ts'
import { serverTest as test, testConfig } from '../../testing/server-test.ts'

const logged = { analytics: readConfig({ ANALYTICS_LOG: 'on' }).analytics }
const exit = { name: 'form_exit', schemaVersion: 1, form: 'sign-in' }
const change = { name: 'field_event', schemaVersion: 1, form: 'sign-in', field: 'email', action: 'change' }
const success = { name: 'sign_in_success', schemaVersion: 1, form: 'sign-in', method: 'email' }
const failure = {
  name: 'social_error',
  schemaVersion: 1,
  form: 'sign-in',
  method: 'vk',
  code: 'social_denied',
}

describe('POST events', () => {
  // R1.4, R8.1
  test('writes each event to the log as one line, without anything that identifies the person', async ({
    start,
  }) => {
    const { open, log } = await start(logged)
    const refusal = { ...failure, message: 'Anmeldung abgelehnt. Versuche es noch einmal.' }
    const sent = [
      exit,
      change,
      success,
      { ...success, name: 'sign_up_success', method: null },
      failure,
      refusal,
    ]
    const answer = await open().callForError('events', { events: sent }, { 'user-agent': 'Somebody’s' })
    expect(answer).toMatchObject({ status: 202, body: {} })
    const lines = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'analytics event')
    expect(lines.map(({ analytics }) => analytics)).toEqual(sent)
    expect(JSON.stringify(lines)).not.toMatch(/Somebody|127\.0\.0\.1/)
  })

  // R9.11
  test.for<[string, unknown]>([
    ['no events', { events: [] }],
    ['more than 50', { events: Array.from({ length: 51 }, () => exit) }],
    ['an unknown name', { events: [{ ...exit, name: 'purchase' }] }],
    ['an unknown action', { events: [{ ...change, action: 'paste' }] }],
    ['another schema version', { events: [{ ...exit, schemaVersion: 2 }] }],
    ['a member that there is not', { events: [{ ...exit, email: 'anna@example.com' }] }],
    ['a message where there was no error', { events: [{ ...success, message: 'No' }] }],
    ['a line feed in a message', { events: [{ ...failure, message: 'No\n{"level":60}' }] }],
    ['a long message', { events: [{ ...failure, message: 'n'.repeat(301) }] }],
    ['an e-mail address for a name', { events: [{ ...change, field: 'anna@example.com' }] }],
    ['a phone number for a name', { events: [{ ...change, field: '442079460000' }] }],
    ['a line feed in a name', { events: [{ ...change, field: 'email\n{"level":60}' }] }],
    ['a long name', { events: [{ ...change, field: 'x'.repeat(41) }] }],
    ['a list', []],
  ])('refuses %s, and writes nothing', async ([, body], { start }) => {
    const { open, log } = await start(logged)
    const answer = await open().callForError('events', body)
    expect(answer.status).toBe(400)
    expect(answer.body.code).toMatch(/^(invalid_request|unknown_field)$/)
    expect(log.join('')).not.toContain('analytics event')
  })

  test('refuses more than 64 KiB', async ({ start }) => {
    const events = [{ ...exit, form: 'x'.repeat(70_000) }]
    expect(await (await start(logged)).open().callForError('events', { events })).toMatchObject({
      status: 413,
    })
  })

  test('answers batches beyond the limit of one address with 429 and Retry-After', async ({ start }) => {
    const eventsPerAddress = { attempts: 2, seconds: 60 }
    const { open } = await start({ ...logged, limits: { ...testConfig.limits, eventsPerAddress } })
    const send = () => open().callForError('events', { events: [exit] })
    for (let time = 0; time < 2; time++) expect(await send()).toMatchObject({ status: 202 })
    const refused = await send()
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(refused.body.message).toContain(`${seconds} seconds`)
  })

  test('is 404 unless the log is turned on', async ({ start }) => {
    const { open, log } = await start()
    expect(await open().callForError('events', { events: [exit] })).toMatchObject({ status: 404 })
    expect(log.join('')).not.toContain('analytics event')
  })

  test('refuses the pages of other sites', async ({ start }) => {
    const { open } = await start(logged)
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect(await open().callForError('events', { events: [exit] }, headers)).toMatchObject({ status: 403 })
  })
})
