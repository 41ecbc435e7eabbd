import { analyticsName, errorNames, successNames } from '@foyer/core/wire/analytics-names'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  describeOutcome,
  toSelfDescribing,
  type AnalyticsEvent,
  type AnalyticsFlow,
} from './analytics-event.ts'
import { watchForm } from './watch-form.ts'
import { createFormStore, FieldStore } from '@foyer/core/form'

const flows: readonly AnalyticsFlow[] = ['sign_in', 'sign_up', 'recovery', 'social']
const fields = ['email', 'phone', 'password', 'promocode', 'code'] as const

/** All events that a form sends when these values are typed and the server answers with this error. */
async function gatherEvents(
  flow: AnalyticsFlow,
  typed: readonly string[],
  message: string,
): Promise<AnalyticsEvent[]> {
  const events: AnalyticsEvent[] = []
  const error = Object.assign(new Error(message), { code: 'invalid_credentials' })
  const store = createFormStore({
    send: async () => null,
    describeFailure: () => 'Failed',
    createKey: () => 'key',
  })
  const report: Parameters<typeof watchForm>[2] = (outcome) => void events.push(describeOutcome(outcome))
  const watch = watchForm(
    { store, form: 'form', flow },
    (event) => void events.push(event),
    report,
    new WeakSet(),
  )
  for (const [index, name] of fields.entries()) {
    const field = new FieldStore('', { validators: [], messages: () => '' })
    store.attach(name, field)
    field.update({ value: typed[index] ?? '', isTouched: true }, 'input')
    // Calls each handler with what a block would pass: a value, an address, a country.
    for (const tell of Object.values(watch.events(name))) Reflect.apply(tell, null, [typed[index]])
  }
  watch.fail(error)
  report({ flow, form: 'form', method: 'vk', error })
  events.push({ name: 'form_exit', schemaVersion: 1, form: 'form' })
  store.submit()
  await Promise.resolve()
  report({ flow, form: 'form', method: 'email' })
  return events
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

const secret = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 3, maxLength: 40 }),
  fc.emailAddress(),
  fc.stringMatching(/^\+\d{7,15}$/),
  fc.base64String({ minLength: 24, maxLength: 64 }),
)

describe('no event', () => {
  // R1.4
  it('contains anything that was typed: only names and the server’s messages are sent', async () => {
    const message = 'The e-mail, phone number or password is wrong.'
    const vocabulary = fold(listTexts(await gatherEvents('sign_in', [], message)).join(' '))
    const run = fc.asyncProperty(
      fc.constantFrom(...flows),
      fc.tuple(secret, secret, secret, secret, secret),
      async (flow, typed) => {
        const reported = fold(listTexts(await gatherEvents(flow, typed, message)).join('\0'))
        // Words that are part of the vocabulary, and therefore in events whatever was typed: `form`, `email`, `change`.
        const isName = (value: string) => `${vocabulary} ${flow}_success ${flow}_error`.includes(value)
        const values = typed.map((text) => fold(text).trim()).filter((text) => text.length >= 3)
        expect(values.filter((value) => reported.includes(value) && !isName(value))).toEqual([])
      },
    )
    await fc.assert(run, { numRuns: 200 })
  })
})

describe('an event of an error', () => {
  // R8.1
  it.each([
    'Too many attempts. Wait 30\u00A0seconds and try again.',
    'The request has an unknown field. Remove it.',
    'محاولات كثيرة جدًا. يُرجى الانتظار 120 ثانية ثم إعادة المحاولة.',
    'x'.repeat(400),
  ])('has the server’s message as it is', (message) => {
    const error = Object.assign(new Error(message), { code: 'too_many_attempts' })
    expect(describeOutcome({ flow: 'sign_in', form: 'sign-in', method: 'email', error })).toMatchObject({
      code: 'too_many_attempts',
      message,
    })
  })
})

describe('every event', () => {
  // R9.11
  it('has schema version 1, written as 1-0-0 in a self-describing event', async () => {
    const events = await gatherEvents('sign_in', [], 'No')
    for (const event of events) {
      expect(event.schemaVersion).toBe(1)
      const { schema, data } = toSelfDescribing(event, 'com.example')
      expect(schema).toBe(`iglu:com.example/${event.name}/jsonschema/1-0-0`)
      expect({ ...data, name: event.name, schemaVersion: 1 }).toEqual(event)
    }
  })

  it.each(flows)('of the flow %s uses only names that the server accepts', async (flow) => {
    const names = new Set<string>(['form_exit', 'field_event', ...successNames, ...errorNames])
    const events = await gatherEvents(flow, [], 'No')
    expect(events.length).toBeGreaterThan(40)
    for (const event of events) {
      expect(names).toContain(event.name)
      const { schemaVersion: _, ...reported } = { ...event, message: '' }
      for (const text of listTexts(reported).filter((text) => text !== ''))
        expect(text).toMatch(analyticsName)
    }
  })
})
