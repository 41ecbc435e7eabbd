import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { route } from '../../http/route.ts'
import { notifyFactorChanged } from '../../accounts/factors/notify-factor-changed.ts'
import { toRequester } from '../../notifications/describe-requester.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import { unlinkIdentity as unlink } from '../../social/identities.ts'

export function unlinkIdentity(app: FastifyInstance, context: Context): void {
  const { config, database } = context

  route(app, 'unlinkIdentity', async (request) => {
    const { lang, actor } = await requireUser(context, request)
    const { social } = request.params
    const caller = describeCaller(request)
    const recipient = await unlink(database.drizzle, { actor, social, caller }, config)
    const notice = { locale: readOwnerLocale(request, lang), requester: toRequester(caller) }
    notifyFactorChanged(context, recipient, notice, { change: 'social_unlinked', social })
  })
}
