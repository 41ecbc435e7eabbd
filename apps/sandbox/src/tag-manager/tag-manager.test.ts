import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { startSandbox, type Sandbox } from '../sandbox.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await startSandbox(readConfig({ SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' }))
})

afterEach(() => sandbox.close())

const load = (path: string) => fetch(`${sandbox.url}${path}`)
const choose = (arrival: string) =>
  fetch(`${sandbox.url}/tag-manager`, {
    method: 'POST',
    body: new URLSearchParams({ arrival }),
    redirect: 'manual',
  })
const reportEvent = (event: string) => load(`/tag-manager/collect?event=${encodeURIComponent(event)}`)
const readReported = async () =>
  ((await (await load('/tag-manager/events')).json()) as { events: string[] }).events

describe('the script of the tag manager', () => {
  it('can be loaded by pages of any origin, and is not cached', async () => {
    const { status, headers } = await load('/gtm.js?id=GTM-SANDBOX1')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/javascript')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('reports what was in the data layer, and what is pushed afterwards', async () => {
    const sent: string[] = []
    const dataLayer: object[] = [{ event: 'gtm.js' }]
    class Image {
      set src(address: string) {
        sent.push(new URL(address).searchParams.get('event') ?? '')
      }
    }
    const currentScript = { src: `${sandbox.url}/gtm.js?id=GTM-SANDBOX1` }
    runInNewContext(await (await load('/gtm.js')).text(), {
      window: { dataLayer },
      document: { currentScript },
      Image,
      URL,
    })
    dataLayer.push({ event: 'foyer_form_exit' })
    expect(sent).toEqual(['{"event":"gtm.js"}', '{"event":"foyer_form_exit"}'])
    expect(dataLayer).toHaveLength(2)
  })

  it('is broken, blocked, or slow when that is chosen, until another outcome is chosen', async () => {
    expect((await choose('broken')).status).toBe(303)
    expect(await (await load('/gtm.js')).text()).toBe('this is not a script')
    await choose('blocked')
    await expect(load('/gtm.js')).rejects.toThrow('fetch failed')
    await choose('slow')
    let hasLoaded = false
    const abortController = new AbortController()
    const loading = fetch(`${sandbox.url}/gtm.js`, { signal: abortController.signal }).then(
      () => (hasLoaded = true),
    )
    for (let attempt = 0; attempt < 5; attempt++) await readReported()
    expect(hasLoaded).toBe(false)
    abortController.abort()
    await expect(loading).rejects.toThrow('aborted')
    await choose('loaded')
    expect((await load('/gtm.js')).status).toBe(200)
  })

  it('refuses an outcome that does not exist', async () => {
    expect((await choose('late')).status).toBe(400)
    expect((await load('/gtm.js')).status).toBe(200)
  })
})

describe('what the tags have received', () => {
  it('is listed in full, and escaped on the page', async () => {
    expect((await reportEvent('{"event":"<b>foyer_form_exit</b>"}')).status).toBe(204)
    expect(await readReported()).toEqual(['{"event":"<b>foyer_form_exit</b>"}'])
    const page = await (await load('/tag-manager')).text()
    expect(page).toContain('&#60;b&#62;foyer_form_exit')
    expect(page).not.toContain('<b>')
  })

  it('is kept up to the last 200', async () => {
    for (let event = 1; event <= 203; event++) await reportEvent(String(event))
    const reported = await readReported()
    expect(reported).toHaveLength(200)
    expect([reported[0], reported.at(-1)]).toEqual(['4', '203'])
  })

  it('is on a page whose choice of an outcome has a label', async () => {
    await choose('slow')
    const page = await (await load('/tag-manager')).text()
    expect(page).toContain('<label for="arrival">The script is</label>')
    expect(page).toContain('<option value="slow" selected>')
  })
})
