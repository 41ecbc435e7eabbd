import type { AskForProof } from '../api/index.ts'
import { readUserId } from '../session/session-state.ts'
import type { Session } from '../session/session.ts'

/**
 * Wraps a function that asks for a proof: aborts the question when the signed-in person changes or signs out, because the call that
 * waits for the proof must not be sent with another person's session.
 */
export function askSamePerson(session: Session, ask: AskForProof): AskForProof {
  return (ways, signal) => {
    let askedUserId = readUserId(session.getState())
    const controller = new AbortController()
    const unsubscribe = session.subscribe(() => {
      const current = readUserId(session.getState())
      // Not known before the server has answered who it is.
      askedUserId ??= current
      if (current !== askedUserId) controller.abort()
    })
    return ask(ways, AbortSignal.any([signal, controller.signal]))
      .then((isGiven) => isGiven && !controller.signal.aborted)
      .finally(unsubscribe)
  }
}
