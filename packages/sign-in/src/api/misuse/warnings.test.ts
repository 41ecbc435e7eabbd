import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../api.ts'

const page = new URL('https://shop.example.com/sign-in')
const html = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })

afterEach(() => vi.unstubAllGlobals())

/** Makes a call twice, and returns what is said in the console. */
async function warningsOf(baseUrl: string, fetch: typeof globalThis.fetch): Promise<string[]> {
  vi.stubGlobal('location', page)
  const warnings: string[] = []
  const api = createApi({ lang: 'en-001', baseUrl, fetch, warn: (message) => warnings.push(message) })
  for (let call = 0; call < 2; call++) await api.call('session', {}).catch(() => undefined)
  return warnings
}

// R10.42
describe('The console tells a developer once', () => {
  it('that another server has answered, and what to check', async () => {
    expect(await warningsOf('', async () => html())).toEqual([
      "Foyer: The server answered 200 (text/html), which is no answer of Foyer's. Does the page's server pass this path on to Foyer, or does baseUrl name it?",
    ])
  })

  it('that a server of another origin cannot be reached or read', async () => {
    const refuse = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await warningsOf('https://id.example.com', refuse)).toEqual([
      'Foyer: The call session did not reach https://id.example.com. Does Foyer run there, and does its ALLOWED_ORIGINS list https://shop.example.com?',
    ])
  })

  it('nothing when a person is offline or the server refuses a call', async () => {
    expect(await warningsOf('', () => Promise.reject(new TypeError('Failed to fetch')))).toEqual([])
    const refused = async () => Response.json({ code: 'unauthenticated', message: '-' }, { status: 401 })
    expect(await warningsOf('https://id.example.com', refused)).toEqual([])
  })
})

it.each([
  ['', false],
  ['/accounts', false],
  ['https://shop.example.com/accounts', false],
  ['https://id.example.com', true],
  ['http://shop.example.com', true],
])('knows whether a call to %j goes to another origin than the page’s', (baseUrl, isCrossOrigin) => {
  vi.stubGlobal('location', page)
  expect(createApi({ lang: 'en-001', baseUrl }).isCrossOrigin).toBe(isCrossOrigin)
})
