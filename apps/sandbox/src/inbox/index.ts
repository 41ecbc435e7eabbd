import type { Fake } from '../fake.ts'
import { registerInboxCalls } from './calls.ts'
import type { Inbox } from './inbox.ts'
import { registerInboxPages } from './pages.ts'

/** The mail and SMS inbox for all recipients. */
export function createFakeInbox(inbox: Inbox): Fake {
  return {
    title: 'Inbox',
    summary: 'Every mail and text message that Foyer sends.',
    path: '/inbox',
    register(app) {
      registerInboxPages(app, inbox)
      registerInboxCalls(app, inbox)
    },
  }
}
