import { describe, expect } from 'vitest'
import type { RequestBody } from '@foyer/core/wire'
import { appRoot } from '../../app-root.ts'
import { challenge, startAuthorization, home, socialTest as test } from '../../testing/social/social-test.ts'

type Fields = Partial<RequestBody<'profileNew'>>

const body = { social: 'google', pathname: '/', lang: 'en-001', code_challenge: challenge } as const
const shop = 'https://shop.example'

/** Test data of core, which the package does not export. */
const payloadsFile = new URL('../../packages/core/src/social/testing/open-redirect-payloads.ts', appRoot)
const { openRedirectPayloads }: { openRedirectPayloads: readonly string[] } = await import(payloadsFile.href)

describe('POST profile-new', () => {
  // R7.6
  test('returns a state of 256 bits, of which only a hash is stored, for ten minutes', async ({
    startSocial,
  }) => {
    const { open, context } = await startSocial()
    const { state, nonce } = await startAuthorization(open(), 'google')
    expect([state, nonce]).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ])
    const [row, ...others] = await context.database.query<{ minutes: number }>(
      'select *, (extract(epoch from expires_at - now()) / 60)::float8 as minutes from social_states',
    )
    expect(others).toEqual([])
    expect(JSON.stringify(row)).not.toContain(state)
    expect(row).toMatchObject({ code_challenge: challenge, nonce })
    expect(row?.minutes).toBeGreaterThan(9.5)
    expect(row?.minutes).toBeLessThanOrEqual(10)
  })

  test.for([
    [home, 'foyer-authorization-', false],
    ['https://id.example.com', '__Host-foyer-authorization-', true],
  ] as const)(
    'at %s the authorization cookie is %s',
    async ([publicUrl, name, isSecure], { start, startSocial }) => {
      const { config } = (await startSocial()).context
      const { headers } = await (await start({ ...config, publicUrl })).open().call('profileNew', { body })
      const [first, ...attributes] = String(headers['set-cookie']).split('; ')
      expect(first).toMatch(new RegExp(`^${name}[\\w-]{8}=[\\w-]{43}$`))
      expect(attributes.toSorted()).toEqual(
        ['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].toSorted(),
      )
    },
  )

  test('returns a nonce only for providers that send an id token', async ({ startSocial }) => {
    expect((await startAuthorization((await startSocial()).open(), 'discord')).nonce).toBeNull()
  })

  test.for<readonly [Fields, string]>([
    [{ redirect_uri: `${home}/oauth/facebook` }, 'redirect_uri'],
    [{ redirect_uri: `${home}/oauth/google/` }, 'redirect_uri'],
    [{ redirect_uri: `${home}/oauth/google?a=b` }, 'redirect_uri'],
    [{ redirect_uri: 'https://evil.example/oauth/google' }, 'redirect_uri'],
    [{ redirect_uri: `${home}/oauth/google/windows` }, 'redirect_uri'],
    [{ domainInitiatorRedirect: 'https://evil.example' }, 'domainInitiatorRedirect'],
    [{ code_challenge: undefined }, 'code_challenge'],
  ])('answers %o with 400, and stores nothing', async ([change, field], { startSocial }) => {
    const { open, context } = await startSocial()
    expect(await open().callForError('profileNew', { ...body, ...change })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', errors: [{ field }] },
    })
    expect(await context.database.query('select 1 from social_states')).toEqual([])
  })

  test('lets Google return to the page of a Windows app, if one is configured', async ({ startSocial }) => {
    const browser = (await startSocial({ windowsAppScheme: 'com.example.app' })).open()
    expect(
      await browser.call('profileNew', { body: { ...body, redirect_uri: `${home}/oauth/google/windows` } }),
    ).toMatchObject({ status: 200 })
  })

  test('accepts a page of an allowed origin as the starting page', async ({ start, startSocial }) => {
    const { config } = (await startSocial()).context
    const { open } = await start({ ...config, allowedOrigins: [shop] })
    for (const domainInitiatorRedirect of [shop, `${shop}/basket?a=b#c`, home]) {
      const answer = await open().call('profileNew', { body: { ...body, domainInitiatorRedirect } })
      expect(answer, domainInitiatorRedirect).toMatchObject({ status: 200 })
    }
  })

  // R7.6
  test('accepts no open-redirect payload as a page or return address', async ({ start, startSocial }) => {
    const { config } = (await startSocial()).context
    const { open, context } = await start({ ...config, allowedOrigins: [shop] })
    expect(openRedirectPayloads.length).toBeGreaterThanOrEqual(300)
    const browser = open()
    await browser.registerProven({ email: 'ada@example.test', password: 'Correct1horse' })
    for (const [index, payload] of openRedirectPayloads.entries()) {
      const page = await browser.callForError('profileNew', { ...body, domainInitiatorRedirect: payload })
      expect([400, 422], payload).toContain(page.status)
      const addresses = [payload, `${home}${payload}`, `${shop}${payload}`]
      await Promise.all(
        addresses.map(async (redirectUrl) => {
          const link = { social: 'google', redirectUrl }
          const { status } = await browser.call('socialLink', { params: { social: 'google' }, body: link })
          const isOurs = URL.canParse(redirectUrl) && [home, shop].includes(new URL(redirectUrl).origin)
          const expected = isOurs ? [200, 400, 422] : [400, 422]
          expect(expected, redirectUrl).toContain(status)
          // Only every tenth, because all of them would take too long on a busy machine.
          if (index % 10 !== 0) return
          const started = { ...body, domainInitiatorRedirect: redirectUrl }
          expect(expected, redirectUrl).toContain(
            (await browser.call('profileNew', { body: started })).status,
          )
        }),
      )
    }
    const rows = await context.database.query<{ redirect_url: string | null }>(
      'select redirect_url from social_states',
    )
    for (const { redirect_url: url } of rows)
      expect([home, shop], url ?? '').toContain(url === null ? home : new URL(url).origin)
  }, 60_000)

  test('answers too many requests from one address with 429 and Retry-After', async ({
    start,
    startSocial,
  }) => {
    const { config } = (await startSocial()).context
    const limits = { ...config.limits, socialPerAddress: { attempts: 2, seconds: 60 } }
    const browser = (await start({ ...config, limits })).open()
    await startAuthorization(browser, 'google')
    await startAuthorization(browser, 'google')
    const answer = await browser.callForError('profileNew', body)
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})
