import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sandbox } from '../../sandbox.ts'
import { startTestSandbox, followRedirects, withParameters } from '../testing/social-sandbox.ts'
import { authorizeAddress, clients, discord, tokenRequest } from '../testing/oauth2-clients.ts'

let sandbox: Sandbox
let address: string

beforeAll(async () => {
  sandbox = await startTestSandbox()
  address = withParameters(authorizeAddress(sandbox.url, discord), { choose: '' })
})

afterAll(() => sandbox.close())

const choose = async (fields: Readonly<Record<string, string>>): Promise<string> =>
  (await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })).text()

async function readName(choose: string): Promise<string> {
  const returned = await followRedirects(sandbox, withParameters(address, { choose }))
  const url = `${sandbox.url}/social/discord`
  const response = await fetch(
    `${url}/api/oauth2/token`,
    tokenRequest(discord, returned.searchParams.get('code') ?? ''),
  )
  const { access_token: token } = (await response.json()) as { access_token: string }
  const profile = await fetch(`${url}/api/users/@me`, { headers: { Authorization: `Bearer ${token}` } })
  return ((await profile.json()) as { global_name: string }).global_name
}

describe('the consent page', () => {
  it('names each person on a button, and escapes the name', async () => {
    const page = await (await fetch(address)).text()
    expect(page).toContain('Continue as <bdi>ليلى الحسن</bdi>')
    expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
    expect(page).not.toContain('<script')
  })

  it('leads back by a page in between, so that no form-action policy blocks the redirect', async () => {
    const page = await choose({ person: 'anna', answer: 'usual' })
    expect(page).toMatch(
      /http-equiv="refresh" content="0; url=http:\/\/localhost:3000\/oauth\/discord\?code=/,
    )
  })

  it('denies by a button of its own, whatever answer is selected', async () => {
    expect(await choose({ deny: 'deny', answer: 'garbage' })).toContain('error=access_denied')
  })

  it('makes a new person each time that "new" is chosen', async () => {
    const names = await Promise.all([readName('new'), readName('new')])
    expect(names[0]).toMatch(/^Nova Lind \d+$/)
    expect(names[1]).not.toBe(names[0])
    expect(await readName('layla')).toBe('ليلى الحسن')
  })

  it('is skipped when the address or a cookie of the browser makes the choice', async () => {
    const fetchWithCookie = async (url: string, cookie: string) =>
      (await fetch(url, { redirect: 'manual', headers: { cookie } })).headers.get('Location')
    const denied = withParameters(address, { choose: 'anna', answer: 'denied' })
    expect(await fetchWithCookie(denied, '')).toContain('error=access_denied')
    expect(await fetchWithCookie(address, 'a=b; choose=anna; answer=denied')).toContain('error=access_denied')
    expect(await fetchWithCookie(denied, 'choose=anna; answer=usual')).toContain('error=access_denied')
    expect(await fetchWithCookie(address, 'choose=nobody; answer=denied')).toBeNull()
    expect(await fetchWithCookie(address, 'a=b')).toBeNull()
  })

  it.each([
    ['person', { person: 'nobody', answer: 'usual' }],
    ['answer', { person: 'anna', answer: 'nothing' }],
  ])('refuses a %s that does not exist', async (_what, fields) => {
    const page = await choose(fields)
    expect(page).toContain('Nobody and nothing like that')
    expect(page).not.toContain('refresh')
  })

  it('belongs to a fake whose page lists every provider', async () => {
    const page = await (await fetch(`${sandbox.url}/social`)).text()
    for (const id of ['google', 'youtube', 'vk', 'telegram', 'steam', ...clients.map(({ id }) => id)])
      expect(page).toContain(`<code>/social/${id}</code>`)
  })
})
