import type { AskForProof } from '../api/index.ts'
import type { Session } from '../session/session.ts'

/**
 * Ends a question for a proof when somebody else is signed in, or nobody is: the call that waits for it must not be sent with another
 * person's session.
 */
export function askSamePerson(session: Session, ask: AskForProof): AskForProof {
  return (ways, signal) => {
    let asked = readUserId(session)
    const end = new AbortController()
    const stop = session.subscribe(() => {
      const present = readUserId(session)
      // Not known before the server has answered who it is.
      asked ??= present
      if (present !== asked) end.abort()
    })
    return ask(ways, AbortSignal.any([signal, end.signal]))
      .then((isGiven) => isGiven && !end.signal.aborted)
      .finally(stop)
  }
}

function readUserId(session: Session): string | undefined {
  const state = session.getState()
  return state.status === 'signed-in' ? state.user.id : undefined
}
