import { operations } from '@foyer/core/wire'
import { expect, it } from 'vitest'
import { createApi } from '../../api/index.ts'
import { openStorage } from '@foyer/kit/storage'
import { configOf, SocialServer } from '../../testing/social-server.tsx'
import { AuthorizationStore } from './authorization-store.ts'
import { startSocial } from './start.ts'

const { pathname: longestPath } = operations.profileNew.body.properties
const { redirectUrl: longestUrl } = operations.socialLink.body.properties

const fingerprint = {
  clientId: null,
  visitorId: null,
  sealed: null,
  userAgent: null,
  screenWidth: null,
  screenHeight: null,
}

function start(pathname: string, server = new SocialServer()) {
  return startSocial({
    api: createApi({ lang: 'en-001', fetch: server.fetch }),
    authorizations: new AuthorizationStore(openStorage('sessionStorage')),
    config: configOf('steam', 'OPEN_ID'),
    returnContext: { pathname },
    readFingerprint: () => fingerprint,
    signal: new AbortController().signal,
  }).then(() => server.sent.map(({ body }) => body))
}

it.each([
  ['its fragment', '/orders?sort=name', '#'],
  ['its query', '/orders', '?filter='],
  ['the whole path', '/', 'orders/'],
])('A sign-in from a page with too long an address leaves out %s', async (_, kept, mark) => {
  const [body] = await start(`${kept}${mark}${'a'.repeat(longestPath.maxLength)}`)
  expect(body).toHaveProperty('pathname', kept)
})

it('A sign-in through Steam sends a return address that the server accepts, however long the page’s address is', async () => {
  for (let length = 1_200; length <= longestPath.maxLength; length += 3) {
    const [, body] = await start('/'.padEnd(length, 'a'))
    expect(String(body?.['redirectUrl']).length).toBeLessThanOrEqual(longestUrl.maxLength)
  }
})
