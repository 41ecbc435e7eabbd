import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { serverTest as test, testConfig } from '../../testing/server-test.ts'
import { html } from './testing/built-web-client.ts'
import { writePrerenderedClient } from './testing/prerendered-client.ts'

let webDir = ''

beforeAll(async () => {
  webDir = await writePrerenderedClient()
})
afterAll(() => rm(webDir, { recursive: true, force: true }))

describe('a prerendered page follows the settings of this installation: it', () => {
  test.for([
    ['classic', 'sign-up fr'],
    ['nist', 'sign-up.nist fr'],
  ] as const)('shows the password rules of this installation: %s', async ([profile, shown], { start }) => {
    const server = await start({ webDir, passwordProfile: profile })
    const headers = { ...html, 'accept-language': 'fr' }
    const { text } = await server.open().request({ url: '/sign-up', headers })
    expect(text).toContain(`data-password-profile="${profile}" `)
    expect(text).toContain(`>${shown} `)
  })

  test.for([
    [['password', 'code', 'passkey'], '/sign-in', 'sign-in fr'],
    [['password'], '/sign-up', 'sign-up.pw fr'],
    [['code'], '/sign-up', 'sign-up.code fr'],
  ] as const)(
    'shows the form for this installation’s sign-in methods: %s, %s',
    async ([signInMethods, url, shown], { start }) => {
      const server = await start({ webDir, signInMethods, passwordProfile: 'nist' })
      const headers = { ...html, 'accept-language': 'fr' }
      const { text } = await server.open().request({ url, headers })
      expect(text).toContain(`data-sign-in-methods="${signInMethods.join(' ')}" `)
      expect(text).toContain(`>${shown} `)
    },
  )

  test.for([
    ['smtp://mail.example.com', 'http://sms.example.com', 'email phone', 'sign-up fr'],
    ['smtp://mail.example.com', null, 'email', 'sign-up.email fr'],
    [null, null, 'email phone', 'sign-up fr'],
  ] as const)(
    'offers the kinds of identifiers that messages can be sent to: by %s and %s, %s',
    async ([mailUrl, smsUrl, kinds, shown], { start }) => {
      const server = await start({ webDir, messages: { ...testConfig.messages, mailUrl, smsUrl } })
      const headers = { ...html, 'accept-language': 'fr' }
      const { text } = await server.open().request({ url: '/sign-up', headers })
      expect(text).toContain(`data-reachable-kinds="${kinds}">`)
      expect(text).toContain(`>${shown} `)
    },
  )
})
