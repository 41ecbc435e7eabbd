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
