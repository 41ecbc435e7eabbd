import type { FastifyInstance } from 'fastify'
import { analyticsSetting } from '../../settings/analytics-config.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { listReachableKinds } from '../../notifications/messages-config.ts'
import { readSetting } from '../../database/read-setting.ts'

export function settings(app: FastifyInstance, { captcha, config, database }: Context): void {
  route(app, 'settings', async () => {
    const currency = await readSetting(database.drizzle, 'currency')
    return {
      settings: {
        currency: { value: currency ?? config.defaultCurrency },
        captcha: { value: captcha.setting },
        analytics: { value: analyticsSetting(config.analytics) },
        registration: { value: config.registration },
        verifyIdentifiers: { value: config.verifyIdentifiers },
        signInMethods: { value: [...config.signInMethods] },
        reachableKinds: { value: [...listReachableKinds(config.messages)] },
        passwordProfile: { value: config.passwordProfile },
        windowsApp: { value: config.social.windowsAppScheme },
      },
    }
  })
}
