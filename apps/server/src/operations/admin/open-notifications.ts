import { createNotifications, type Notifications } from '../../notifications/notifications.ts'
import { createRateLimits } from '../../protection/limits/rate-limits.ts'
import { createOutgoing } from '../outgoing/outgoing.ts'
import { createLogger } from '../observability/create-logger.ts'
import type { Admin } from './command.ts'

/** In ms: the delay before each try. Short, because an operator is waiting. */
const attemptDelays = [0, 1_000, 4_000]

/** Sends the messages of a command, counted with those of the server. Tells the operator if a message could not be sent. */
export function openNotifications({ config, database, report }: Admin): Notifications {
  const limits = createRateLimits(database, config.limits)
  return createNotifications({
    config: config.messages,
    metrics: {
      countMessage: (kind, outcome) => {
        if (outcome !== 'sent') report(`The person was not told (${kind}: ${outcome}).`)
      },
    },
    log: createLogger('silent'),
    outgoing: createOutgoing(),
    countText: (text) => limits.countText(text),
    attemptDelays,
  })
}
