import type { StandIn } from '../stand-in.ts'
import { registerInboxCalls } from './calls.ts'
import type { Inbox } from './inbox.ts'
import { registerInboxPages } from './pages.ts'

/** The mail and SMS inbox of everybody whom Foyer writes to. */
export function createInboxStandIn(inbox: Inbox): StandIn {
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
