import { analyticsNamePattern, errorNames, successNames } from '@foyer/core/wire/analytics-names'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  describeOutcome,
  toSelfDescribing,
  withoutTyped,
  type AnalyticsEvent,
  type Flow,
} from './analytics-event.ts'
import { watchForm } from './watch-form.ts'
import { createFormStore, FieldStore } from '@foyer/core/form'

const flows: readonly Flow[] = ['sign_in', 'sign_up', 'recovery', 'social']
const fields = ['email', 'phone', 'password', 'promocode', 'code'] as const

/** Every event that a form can lead to, with these values typed and this refusal of the server. */
async function gatherEvents(
  flow: Flow,
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
  const report: Parameters<typeof watchForm>[2] = (outcome, values) =>
    void events.push(describeOutcome(outcome, values))
  const watch = watchForm({ store, form: 'form', flow }, (event) => void events.push(event), report)
  for (const [index, name] of fields.entries()) {
    const field = new FieldStore('', { validators: [], messages: () => '' })
    store.attach(name, field)
    field.update({ value: typed[index] ?? '', isTouched: true })
    // What a block gives its handlers: a value, an address, a country.
    for (const tell of Object.values(watch.events(name))) Reflect.apply(tell, null, [typed[index]])
  }
  watch.fail(error)
  report({ flow, form: 'form', method: 'vk', error }, typed)
  events.push({ name: 'form_exit', schemaVersion: 1, form: 'form' })
  store.submit()
  await Promise.resolve()
  report({ flow, form: 'form', method: 'email' }, typed)
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
  it('has anything in it that was typed, wherever the server repeats it', async () => {
    const vocabulary = fold(listTexts(await gatherEvents('sign_in', [], '')).join(' '))
    const secrets = fc.tuple(secret, secret, secret, secret, secret)
    const run = fc.asyncProperty(
      fc.constantFrom(...flows),
      secrets,
      fc.string({ unit: 'grapheme' }),
      fc.nat(4),
      fc.boolean(),
      async (flow, typed, words, index, isUpper) => {
        const [before, after] = [words.slice(0, 5), words.slice(5)]
        const repeated = isUpper ? typed[index]?.toUpperCase() : typed[index]
        const events = await gatherEvents(flow, typed, `${before}${repeated}${after}`)
        const told = fold(listTexts(events).join('\0'))
        // Names that are in every event are told by nobody: `form`, `email`, `change`.
        const isName = (value: string) => `${vocabulary} ${flow}_success ${flow}_error`.includes(value)
        const values = typed.map((text) => fold(text).trim()).filter((text) => text.length >= 3)
        expect(values.filter((value) => told.includes(value) && !isName(value))).toEqual([])
      },
    )
    await fc.assert(run, { numRuns: 200 })
  })

  it.each([
    ['There is no account for anna@example.com.', 'There is no account for …'],
    ['No account has +44 20 7946-0000 yet', 'No account has … yet'],
    ['The code ١٢٣٤٥٦ is over', 'The code … is over'],
    ['Token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9 is over', 'Token … is over'],
    [
      'Too many attempts. Wait 30 seconds and try again.',
      'Too many attempts. Wait 30 seconds and try again.',
    ],
  ])('has what looks like an address, a number or a token: %s', (message, told) => {
    expect(withoutTyped(message, [])).toBe(told)
  })
})

describe('every event', () => {
  it('has schema version 1, which is 1-0-0 where it describes itself', async () => {
    const events = await gatherEvents('sign_in', [], 'No')
    for (const event of events) {
      expect(event.schemaVersion).toBe(1)
      const { schema, data } = toSelfDescribing(event, 'com.example')
      expect(schema).toBe(`iglu:com.example/${event.name}/jsonschema/1-0-0`)
      expect({ ...data, name: event.name, schemaVersion: 1 }).toEqual(event)
    }
  })

  it.each(flows)('of %s has names that the server takes, and no others', async (flow) => {
    const names = new Set<string>(['form_exit', 'field_event', ...successNames, ...errorNames])
    const events = await gatherEvents(flow, [], 'No')
    expect(events.length).toBeGreaterThan(40)
    for (const event of events) {
      expect(names).toContain(event.name)
      const { schemaVersion: _, ...told } = { ...event, message: '' }
      for (const text of listTexts(told).filter((text) => text !== ''))
        expect(text).toMatch(new RegExp(analyticsNamePattern))
    }
  })
})
