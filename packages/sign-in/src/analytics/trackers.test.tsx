import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createApi } from '../api/index.ts'
import type { AnalyticsEvent } from './analytics-event.ts'
import { createDataLayerTracker } from './data-layer-tracker.ts'
import { createServerLogTracker } from './server-log-tracker.ts'
import { createTagManagerTracker } from './tag-manager-tracker.ts'
import { TrackerMissingError } from './tracker.ts'

const exit: AnalyticsEvent = { name: 'form_exit', schemaVersion: 1, form: 'sign-in' }
const failure = {
  name: 'sign_in_error',
  schemaVersion: 1,
  form: 'sign-in',
  method: 'email',
  code: 'invalid_credentials',
  message: 'No',
} as const satisfies AnalyticsEvent

const readLayer = (name = 'dataLayer'): unknown => Reflect.get(globalThis, name)
beforeEach(() => void Reflect.deleteProperty(globalThis, 'dataLayer'))

/** Starts a tag manager whose script exists or does not. */
function begin(options: { origin: string; nonce?: string; dataLayer?: string }) {
  const tracker = createTagManagerTracker({ id: 'GTM-ABC1234', ...options })
  void tracker.init?.()
  const script = document.head.querySelector<HTMLScriptElement>('script[src*="gtm.js"]')
  if (script === null) throw new Error('No script was added.')
  onTestFinished(() => script.remove())
  const failed = new Promise((resolve) => {
    script.addEventListener('error', resolve)
  })
  return { tracker, script, failed }
}

describe('a tag manager', () => {
  // R7.18
  it('is loaded with its start event before any other, and with the page’s nonce', async () => {
    const { tracker, script } = begin({ origin: 'https://tags.invalid', nonce: 'abc' })
    void tracker.track(exit)
    expect(script.src).toBe('https://tags.invalid/gtm.js?id=GTM-ABC1234')
    expect([script.async, script.nonce]).toEqual([true, 'abc'])
    expect(readLayer()).toMatchObject([
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
      { event: 'foyer_form_exit', schemaVersion: 1, form: 'sign-in' },
    ])
  })

  it('can use a data layer of another name', () => {
    const { tracker, script } = begin({ origin: 'https://tags.invalid', dataLayer: 'foyerLayer' })
    void tracker.track(exit)
    expect(new URL(script.src).search).toBe('?id=GTM-ABC1234&l=foyerLayer')
    expect(readLayer('foyerLayer')).toHaveLength(2)
    expect(readLayer()).toBeUndefined()
  })

  it('receives nothing more once its script was blocked', async () => {
    const { tracker, failed } = begin({ origin: 'https://tags.invalid' })
    await failed
    void tracker.track(exit)
    expect(readLayer()).toHaveLength(1)
  })

  it.each(['GTM', 'GTM-1"><script>', ''])('needs a container’s id, and refuses "%s"', (id) => {
    expect(() => createTagManagerTracker({ id })).toThrow(TypeError)
  })
})

describe('a data layer', () => {
  it('receives each event whole, with nothing left over from the one before', () => {
    const layer: unknown[] = []
    Reflect.set(globalThis, 'dataLayer', layer)
    const tracker = createDataLayerTracker()
    void tracker.track(failure)
    void tracker.track(exit)
    expect(layer[0]).toMatchObject({
      event: 'foyer_sign_in_error',
      code: 'invalid_credentials',
      message: 'No',
    })
    void tracker.track({ name: 'app_install', schemaVersion: 1, platform: 'android' })
    const keys = [
      'event',
      'schemaVersion',
      'form',
      'field',
      'action',
      'method',
      'code',
      'message',
      'platform',
    ]
    for (const pushed of layer) expect(Object.keys(Object(pushed)).toSorted()).toEqual(keys.toSorted())
    expect(layer[1]).toMatchObject({ event: 'foyer_form_exit', message: undefined, code: undefined })
    expect(layer[2]).toMatchObject({ event: 'foyer_app_install', platform: 'android', form: undefined })
  })

  it('that does not exist counts as a missing tracker', () => {
    expect(() => createDataLayerTracker().track(exit)).toThrow(TrackerMissingError)
  })
})

function listen(answer: () => Response = () => Response.json({}, { status: 202 })) {
  const requests: Request[] = []
  const api = createApi({
    lang: 'en-001',
    async fetch(input, init) {
      requests.push(new Request(input, init))
      return answer()
    },
  })
  const tracker = createServerLogTracker({ api })
  return { tracker, requests }
}

describe('the server’s log', () => {
  it('receives all events in one call that outlives the page when the page is left, with the messages of errors', async () => {
    const { tracker, requests } = listen()
    void tracker.track(exit)
    void tracker.track(failure)
    expect(requests).toHaveLength(0)
    tracker.flush?.()
    tracker.flush?.()
    expect(requests).toHaveLength(1)
    expect(requests[0]?.keepalive).toBe(true)
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/web/v1/events')
    expect(await requests[0]?.json()).toEqual({ events: [exit, failure] })
  })

  // R8.1
  it('receives a message of several lines as one line, and a long one cut to the length that it accepts', async () => {
    const { tracker, requests } = listen()
    void tracker.track({ ...failure, message: 'No\r\nway' })
    void tracker.track({ ...failure, message: 'n'.repeat(301) })
    tracker.flush?.()
    const messages = ['No way', 'n'.repeat(300)]
    expect(await requests[0]?.json()).toEqual({
      events: messages.map((message) => ({ ...failure, message })),
    })
  })

  it('receives the other events when one has a name that it refuses, and no message cut inside a character', async () => {
    const { tracker, requests } = listen()
    void tracker.track({ ...exit, form: 'My newsletter!' })
    void tracker.track({ ...failure, method: 'any thing/in an address' })
    void tracker.track({ ...failure, message: `${'n'.repeat(299)}\u{1F6AA}` })
    void tracker.track(exit)
    tracker.flush?.()
    const cut = { ...failure, message: 'n'.repeat(299) }
    expect(await requests[0]?.json()).toEqual({ events: [cut, exit] })
  })

  it('receives 50 events at once, the most that one call can carry', () => {
    const { tracker, requests } = listen()
    for (let count = 0; count < 50; count++) void tracker.track(exit)
    expect(requests).toHaveLength(1)
  })

  it('does not receive events once consent is withdrawn', () => {
    const { tracker, requests } = listen()
    void tracker.track(exit)
    tracker.stop?.()
    tracker.flush?.()
    expect(requests).toHaveLength(0)
  })

  it('may answer with an error, which is ignored', async () => {
    const { tracker, requests } = listen(() =>
      Response.json({ code: 'not_found', message: '' }, { status: 404 }),
    )
    void tracker.track(exit)
    tracker.flush?.()
    await new Promise((resolve) => setTimeout(resolve))
    expect(requests).toHaveLength(1)
  })
})

it.each([
  ['_ga=GA1.1.1234567890.1700000000', '1234567890.1700000000'],
  ['a=b; _ga=GA1.2.1.2; _gid=GA1.2.3.4', '1.2'],
  ['_ga=GA1.2-2.1234567890.1700000000', '1234567890.1700000000'],
  ['my_ga=GA1.1.1.2', null],
  ['_ga=GA1.1.<script>', null],
  ['', null],
])('reads from the cookies %j the tag manager’s client id %j', (cookies, id) => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)
  expect(createTagManagerTracker({ id: 'GTM-ABC1234' }).readClientId?.()).toBe(id)
  cookie.mockRestore()
})
