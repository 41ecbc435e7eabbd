// Browsers that wait for a code, so that codes in bodies are really compared.
import { routes, type OperationId } from '@foyer/core/wire'
import { ask, cookiesOf, type Question } from '../ask.ts'
import { newEmail, password, type Person } from './person.ts'

interface CodeCall {
  /** Who enters the code: somebody who is not signed in, somebody who is, or somebody whose address is also proven. */
  readonly giver: 'nobody' | 'unproven' | 'proven'
  /** The request that sends the code. */
  readonly ask: (email: string) => Question
}

/** The calls that accept a code. */
const codeCalls: Partial<Record<OperationId, CodeCall>> = {
  signInCodeConfirm: { giver: 'nobody', ask: (email) => ({ ...routes.signInCode, body: { email } }) },
  registrationConfirm: {
    giver: 'nobody',
    ask: (email) => ({ ...routes.registration, body: { email, password } }),
  },
  verificationConfirm: {
    giver: 'unproven',
    ask: () => ({ ...routes.verification, body: { kind: 'email' } }),
  },
  changeIdentifierConfirm: {
    giver: 'proven',
    ask: (email) => ({ ...routes.changeIdentifier, body: { email } }),
  },
  proof: { giver: 'proven', ask: () => ({ ...routes.proofCode, body: { kind: 'email' } }) },
}

/** Who enters the code of a call; `undefined`: the call accepts none. */
export const giverOf = (id: OperationId): CodeCall['giver'] | undefined => codeCalls[id]?.giver

/**
 * Requests a code.
 * @param person the signed-in person, if the call needs one
 * @returns the person with the cookie to which the code belongs
 */
export async function awaitCode(port: number, id: OperationId, person: Person | null): Promise<Person> {
  const call = codeCalls[id]
  if (call === undefined) throw new Error(`${id} takes no code`)
  const { email, cookie } = person ?? { email: newEmail(), cookie: '' }
  const asked = await ask(port, { ...call.ask(newEmail()), headers: { cookie } })
  // Some installations send no codes, and where sign-up is private, everybody's address is already proven.
  if (asked.status !== 202 && !/"(method_off|invalid_request)"/.test(asked.text))
    throw new Error(`${id}: a code was answered ${asked.status}: ${asked.text}`)
  return { email, cookie: [cookie, cookiesOf(asked)].filter((each) => each !== '').join('; ') }
}
