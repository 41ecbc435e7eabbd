import { openRedirectPayloads } from '../packages/core/src/social/testing/open-redirect-payloads.ts'
import { expect, test } from './foyer.ts'
import { signUp } from './forms.ts'

const lang = 'en-001'

/** The payload alone, and behind our own origin, where `@`, a dot or a port would make another host of it. */
const addresses = (origin: string) => [
  ...new Set(openRedirectPayloads.flatMap((payload) => [payload, origin + payload])),
]

test('None of 300 payloads is taken for an address that people may be sent back to, unless it is ours', async ({
  page,
  foyer,
}) => {
  expect(openRedirectPayloads.length).toBeGreaterThanOrEqual(300)
  await signUp(page)
  const send = (path: string, data: object) => page.request.post(path, { data })
  const accepted: string[] = []
  for (const address of addresses(foyer.url)) {
    const [begun, linked] = await Promise.all([
      send('/AUTH/profile-new', {
        social: 'telegram',
        pathname: '/',
        domainInitiatorRedirect: address,
        lang,
      }),
      send('/web/v1/auth/discord-link', { social: 'discord', redirectUrl: address, lang }),
    ])
    for (const answer of [begun, linked]) {
      if (answer.status() === 200) accepted.push(address)
      else expect(await answer.json()).toMatchObject({ code: 'invalid_request' })
    }
  }
  // Behind our origin some are paths of ours.
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
  await signUp(page)
  // A page is loaded for each, so a few of every kind; core's own tests put all of them through the same two functions.
  for (const payload of openRedirectPayloads.filter((_, index) => index % 25 === 0))
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
