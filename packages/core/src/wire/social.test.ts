import { expect, it } from 'vitest'
import { socialConfigSchema } from './social.ts'

// R3.7
it('a social config has five fields and one of the four protocols', () => {
  const { properties, required } = socialConfigSchema
  expect(Object.keys(properties)).toEqual(['id', 'protocol', 'clientId', 'redirectUri', 'url'])
  expect(required).toEqual(Object.keys(properties))
  expect(properties.protocol.enum).toEqual(['OAUTH2', 'OAUTH_VK', 'OAUTH_TELEGRAM', 'OPEN_ID'])
})
