import { openRedirectPayloads } from '../../packages/core/src/social/testing/open-redirect-payloads.ts'
import { expect, newPerson, test } from '../testing/foyer.ts'
import { makeAccount } from '../testing/forms.ts'
import { proveAddress } from '../testing/prove-address.ts'

const lang = 'en-001'
const begin = { social: 'telegram', pathname: '/', lang }

/** Each payload alone, and appended to our own origin, where `@`, a dot or a port would make it another host. */
const addresses = (origin: string) => [
  ...new Set(openRedirectPayloads.flatMap((payload) => [payload, origin + payload])),
]

// R4.10
test('None of 300 payloads is taken for an address that people may be sent back to, unless it is ours', async ({
  foyer,
  request,
}) => {
  expect(openRedirectPayloads.length).toBeGreaterThanOrEqual(300)
  await proveAddress(request, foyer, await makeAccount(request))
  const { cookies } = await request.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  // By calls without a browser: only the server is tested, more than a thousand times.
  const send = (path: string, body: object) =>
    fetch(foyer.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const accepted: string[] = []
  const all = addresses(foyer.url)
  const walk = async (): Promise<void> => {
    for (let address = all.pop(); address !== undefined; address = all.pop()) {
      const answers = await Promise.all([
        send('/AUTH/profile-new', { ...begin, domainInitiatorRedirect: address }),
        send('/web/v1/auth/discord-link', { social: 'discord', redirectUrl: address, lang }),
      ])
      for (const answer of answers) {
        const { code } = (await answer.json()) as { code?: string }
        if (answer.status === 200) accepted.push(address)
        else expect(code, address).toBe('invalid_request')
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, walk))
  // Appended to our origin, some payloads are valid paths.
  expect(accepted.length).toBeGreaterThan(0)
  expect([...new Set(accepted.map((address) => new URL(address).origin))]).toEqual([foyer.url])
})

test('A stored path, and a domain that began, which lead elsewhere lead a browser nowhere', async ({
  page,
  foyer,
}) => {
  const left: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== foyer.url) left.push(request.url())
  })
  await page.request.post('/web/v1/auth/register', { data: newPerson() })
  // Each loads a page, so only a sample; core's unit tests put all payloads through the same functions.
  for (const payload of openRedirectPayloads.filter((_, index) => index % 40 === 0))
    for (const state of [
      { state: '', pathname: payload, vkLink: true },
      { state: 'x', pathname: '/', domainInitiatorRedirect: payload },
    ]) {
      const text = encodeURIComponent(encodeURIComponent(JSON.stringify(state)))
      await page.goto(`/oauth/google?state=${text}`)
      await expect.poll(() => new URL(page.url()).pathname, payload).not.toBe('/oauth/google')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(new URL(page.url()).origin).toBe(foyer.url)
    }
  expect(left).toEqual([])
})
