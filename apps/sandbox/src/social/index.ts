import type { StandIn } from '../stand-in.ts'
import { dialects } from './oauth2/dialects.ts'
import { registerOAuth2 } from './oauth2/stand-in.ts'
import { registerOpenIdProvider } from './openid-connect/stand-in.ts'
import { openIdProviders } from './openid-connect/providers.ts'
import { registerOverview } from './overview.ts'
import { registerSteam } from './steam/stand-in.ts'
import { createSurroundings, realTime, type Time } from './surroundings.ts'
import { registerTelegram } from './telegram/stand-in.ts'

/** The fourteen providers that sign people in. */
export function createSocialStandIn(time: Time = realTime): StandIn {
  return {
    title: 'Social sign-in',
    summary: 'Fourteen providers, the people who have accounts there, and everything that can go wrong.',
    path: '/social',
    register(app) {
      const surroundings = createSurroundings(app, time)
      registerOverview(app)
      for (const provider of openIdProviders) registerOpenIdProvider(app, provider, surroundings)
      for (const dialect of dialects) registerOAuth2(app, dialect, surroundings)
      registerTelegram(app, surroundings)
      registerSteam(app, surroundings)
    },
  }
}
