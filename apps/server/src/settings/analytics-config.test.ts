import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Environment } from './environment.ts'
import { serverTest, type TestServer } from '../testing/server-test.ts'
import { analyticsSetting } from './analytics-config.ts'

const read = (environment: Environment) => readConfig(environment).analytics
const container = { TAG_MANAGER_ID: 'GTM-ABC1234' }

describe('the configuration of analytics', () => {
  test.each<[string, Environment, unknown]>([
    ['nothing', {}, null],
    ['an origin without a container', { TAG_MANAGER_ORIGIN: 'https://tags.example.com' }, null],
    ['the log alone', { ANALYTICS_LOG: 'on' }, { tagManager: null, isLogged: true }],
    [
      'a container, on the usual origin',
      container,
      { tagManager: { id: 'GTM-ABC1234', origin: 'https://www.googletagmanager.com' }, isLogged: false },
    ],
    [
      'a container of one’s own server',
      { ...container, TAG_MANAGER_ORIGIN: 'https://tags.example.com' },
      { tagManager: { id: 'GTM-ABC1234', origin: 'https://tags.example.com' }, isLogged: false },
    ],
  ])('with %s passes to pages: %o', (_name, environment, setting) => {
    expect(analyticsSetting(read(environment))).toEqual(setting)
  })

  test.each(['GTM', 'GTM-1"><script>', 'https://www.googletagmanager.com'])(
    'rejects an invalid container id, naming TAG_MANAGER_ID: %s',
    (id) => expect(() => read({ TAG_MANAGER_ID: id })).toThrow('TAG_MANAGER_ID'),
  )
})

describe('the content security policy', () => {
  const readPolicy = async ({ open }: TestServer) => {
    const { headers } = await open().request({ url: '/healthz' })
    return String(headers['content-security-policy']).split(';')
  }

  serverTest('allows no analytics origins while only the log is on', async ({ start }) => {
    const policy = await readPolicy(await start({ analytics: read({ ANALYTICS_LOG: 'on' }) }))
    expect(policy).toContain("script-src 'self'")
    expect(policy.join()).not.toContain('connect-src')
  })

  // R7.18
  serverTest('lets in a container’s own origin and hosts, and no others', async ({ start }) => {
    const analytics = read({
      ...container,
      TAG_MANAGER_ORIGIN: 'https://tags.example.com',
      TAG_MANAGER_HOSTS: 'https://collect.example.com',
    })
    const policy = await readPolicy(await start({ analytics }))
    const sources = "'self' https://tags.example.com https://collect.example.com"
    expect(policy).toContain(`script-src ${sources}`)
    expect(policy).toContain(`connect-src ${sources}`)
    expect(policy).toContain("img-src 'self' data: https://tags.example.com https://collect.example.com")
    expect(policy.join()).not.toMatch(/unsafe|googletagmanager/)
  })
})
