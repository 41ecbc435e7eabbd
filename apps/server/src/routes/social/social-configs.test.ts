import { describe, expect } from 'vitest'
import { home, socialTest as test } from '../../testing/social/social-test.ts'

describe('GET social-configs', () => {
  test('returns an empty list if none is configured, and our own origin to return to', async ({
    startSocial,
  }) => {
    expect((await (await startSocial({ providers: [] })).open().call('socialConfigs')).body).toEqual({
      socialConfigs: [],
      redirectOrigins: [home],
    })
  })

  test('returns what a page needs for each of the fourteen providers, and no secret', async ({
    startSocial,
    provider,
  }) => {
    const { body, text } = await (await startSocial()).open().call('socialConfigs')
    const protocols = new Map(body.socialConfigs.map(({ id, protocol }) => [id, protocol]))
    expect(Object.fromEntries(protocols)).toEqual({
      google: 'OAUTH2',
      facebook: 'OAUTH2',
      x: 'OAUTH2',
      discord: 'OAUTH2',
      telegram: 'OAUTH_TELEGRAM',
      steam: 'OPEN_ID',
      vk: 'OAUTH_VK',
      yandex: 'OAUTH2',
      mailru: 'OAUTH2',
      ok: 'OAUTH2',
      tiktok: 'OAUTH2',
      instagram: 'OAUTH2',
      threads: 'OAUTH2',
      youtube: 'OAUTH2',
    })
    for (const { id, redirectUri, url } of body.socialConfigs) {
      expect(redirectUri).toBe(`${home}/oauth/${id}`)
      expect(url).toMatch(new RegExp(`^${provider.url}/social/${id}/`))
    }
    expect(body.socialConfigs.find(({ id }) => id === 'google')).toEqual({
      id: 'google',
      protocol: 'OAUTH2',
      clientId: 'foyer-sandbox-google',
      redirectUri: `${home}/oauth/google`,
      url: `${provider.url}/social/google/o/oauth2/v2/auth?scope=openid+profile`,
    })
    expect(text).not.toContain('secret')
    expect(text).not.toContain('bot-token')
  })

  test('returns the other origins that people may return to', async ({ start }) => {
    const { open } = await start({ allowedOrigins: ['https://shop.example', home] })
    expect((await open().call('socialConfigs')).body.redirectOrigins).toEqual([home, 'https://shop.example'])
  })

  test('is accompanied by the Windows app’s scheme in the settings, if there is one', async ({
    startSocial,
  }) => {
    const read = async (scheme: string | null) => {
      const { open } = await startSocial({ windowsAppScheme: scheme })
      return (await open().call('settings')).body.settings.windowsApp
    }
    expect(await read(null)).toEqual({ value: null })
    expect(await read('com.example.app')).toEqual({ value: 'com.example.app' })
  })
})
