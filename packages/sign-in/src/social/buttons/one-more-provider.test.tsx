import '@foyer/kit/styles.css'
import { decodeState, providers, type SocialProvider } from '@foyer/core/social'
import type { ProtocolId } from '@foyer/core/wire'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { comeBack, storeAuthorization, returnContext, stateOf, verifier } from '../../testing/come-back.tsx'
import { configOf, goodAnswers, renderSocial, SocialServer } from '../../testing/social-server.tsx'
import { SocialButtons } from './social-buttons.tsx'

/** A provider row with all optional properties. */
const row = {
  id: 'acme',
  name: 'Acme Games',
  aliases: ['acme-games'],
  source: 'https://acme.example/docs',
  clientIdParameter: 'app_id',
  writesStateInBase64: true,
}

const table: SocialProvider[] = providers as readonly SocialProvider[] as SocialProvider[]
const originalUrl = location.href

afterEach(() => {
  table.splice(table.findIndex(({ id }) => id === row.id))
  history.replaceState(null, '', originalUrl)
})

/** Checks, for each protocol, the address that the browser left for, or the server's request for it. */
const ways: Readonly<Record<ProtocolId, (url: URL, asked: string) => void>> = {
  OAUTH2: ({ searchParams }) => expectCodeFlow(searchParams),
  OAUTH_VK: ({ searchParams }) => expectCodeFlow(searchParams),
  OAUTH_TELEGRAM: ({ searchParams }) => {
    expect(searchParams.get('bot_id')).toBe('client')
    expectState(new URL(searchParams.get('return_to') ?? '').searchParams)
  },
  OPEN_ID: (_, asked) => expectState(new URL(asked).searchParams),
}

function expectCodeFlow(parameters: URLSearchParams): void {
  expect(parameters.get('app_id')).toBe('client')
  expect(parameters.get('code_challenge')).toMatch(/^[\w-]{43}$/)
  expectState(parameters)
}

function expectState(parameters: URLSearchParams): void {
  const written = parameters.get('state') ?? ''
  expect(written).toMatch(/^[\w+/]+$/)
  expect(decodeState('acme', written)).toMatchObject({ state: 'state-1', pathname: '/here' })
}

describe.each(Object.keys(ways) as ProtocolId[])('a provider of %s that is added as a row', (protocol) => {
  // R1.2
  it('has a button with its name, which starts its protocol’s flow', async () => {
    table.push({ ...row, protocol })
    const server = new SocialServer()
    server.configs = [configOf('acme', protocol)]
    const { left } = await renderSocial(server, (leave) => (
      <SocialButtons pathname="/here" redirect={leave} />
    ))
    await page.getByRole('button', { name: 'Continue with Acme Games' }).click()
    await expect.poll(() => left.length).toBe(1)
    const link = server.sent.find(({ call }) => call === 'POST /web/v1/auth/acme-link')
    expect(link !== undefined).toBe(protocol === 'OPEN_ID')
    ways[protocol](new URL(left[0] ?? ''), String(link?.body['redirectUrl']))
  })

  it('signs in people who come back from it', async () => {
    table.push({ ...row, protocol })
    storeAuthorization('acme', protocol)
    const { server, arrived } = await comeBack('acme', `?${stateOf('acme')}&${goodAnswers[protocol]}`)
    await expect.poll(() => arrived.mock.calls.length).toBe(1)
    expect(arrived.mock.lastCall?.[0]).toBe(returnContext.pathname)
    const finish = server.sent.find(({ call }) => call === 'POST /web/v1/auth/acme')
    expect(finish?.body['code_verifier']).toBe(
      protocol === 'OAUTH2' || protocol === 'OAUTH_VK' ? verifier : undefined,
    )
  })
})
