import type { Fake } from '../fake.ts'
import { dialects } from './oauth2/dialects.ts'
import { registerOAuth2 } from './oauth2/fake.ts'
import { registerOpenIdProvider } from './openid-connect/fake.ts'
import { openIdProviders } from './openid-connect/providers.ts'
import { registerOverview } from './overview.ts'
import { registerSteam } from './steam/fake.ts'
import { createFakeContext, realTiming, type Timing } from './fake-context.ts'
import { registerTelegram } from './telegram/fake.ts'

/** The fourteen social sign-in providers. */
export function createFakeSocial(timing: Timing = realTiming): Fake {
  return {
    title: 'Social sign-in',
    summary: 'Fourteen providers, the people who have accounts there, and everything that can go wrong.',
    path: '/social',
    register(app) {
      const context = createFakeContext(app, timing)
      registerOverview(app)
      for (const provider of openIdProviders) registerOpenIdProvider(app, provider, context)
      for (const dialect of dialects) registerOAuth2(app, dialect, context)
      registerTelegram(app, context)
      registerSteam(app, context)
    },
  }
}
