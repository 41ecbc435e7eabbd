// The environment of the walk: an app whose database explains its statements, and fakes of the services around it.
import { randomUUID } from 'node:crypto'
import type { OperationId } from '@foyer/core/wire'
import type { Context } from '../../../apps/server/src/context.ts'
import { createBrowser, type Browser } from '../../../apps/server/src/testing/browser.ts'
import type { FakeProvider } from '../../../apps/server/src/testing/fake-provider.ts'
import type { Inbox } from '../../../apps/server/src/testing/inbox.ts'

export interface WalkEnvironment {
  readonly context: Context
  readonly inbox: Inbox
  readonly provider: FakeProvider
  /** Opens a new browser. */
  readonly open: () => Browser
  /** Opens a new browser for the app in which everybody needs a second factor. */
  readonly openStrict: () => Browser
  /** Gives a person a long history. */
  readonly addHistory: (email: string) => Promise<void>
}

/** Opens browsers that record their calls in `calledIds`. Every call must succeed. */
export function createRecordingOpener(
  app: Parameters<typeof createBrowser>[0],
  calledIds: Set<OperationId>,
): () => Browser {
  return () => {
    const browser = createBrowser(app)
    return {
      ...browser,
      async call(id, options) {
        const answer = await browser.call(id, options)
        if (answer.status >= 400) throw new Error(`${id} answered ${answer.status}: ${answer.text}`)
        calledIds.add(id)
        return answer
      },
    }
  }
}

/** The headers of a request that may be sent again. */
export const idempotent = () => ({ 'idempotency-key': randomUUID() })
