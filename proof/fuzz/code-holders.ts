// Browsers that wait for a code, so that codes in bodies are really compared.
import { routes, type OperationId } from '@foyer/core/wire'
import { sendRequest, cookiesOf, type RequestSpec } from '../send-request.ts'
import { newEmail, password, type Person } from './person.ts'

interface CodeCall {
  /** Who enters the code: somebody who is not signed in, somebody who is, or somebody whose address is also proven. */
  readonly holderKind: 'nobody' | 'unproven' | 'proven'
  /** The request that sends the code. */
  readonly createRequest: (email: string) => RequestSpec
}

/** The calls that accept a code. */
const codeCalls: Partial<Record<OperationId, CodeCall>> = {
  signInCodeConfirm: {
    holderKind: 'nobody',
    createRequest: (email) => ({ ...routes.signInCode, body: { email } }),
  },
  registrationConfirm: {
    holderKind: 'nobody',
    createRequest: (email) => ({ ...routes.registration, body: { email, password } }),
  },
  verificationConfirm: {
    holderKind: 'unproven',
    createRequest: () => ({ ...routes.verification, body: { kind: 'email' } }),
  },
  changeIdentifierConfirm: {
    holderKind: 'proven',
    createRequest: (email) => ({ ...routes.changeIdentifier, body: { email } }),
  },
  proof: { holderKind: 'proven', createRequest: () => ({ ...routes.proofCode, body: { kind: 'email' } }) },
}

/** Who enters the code of a call; `undefined`: the call accepts none. */
export const giverOf = (id: OperationId): CodeCall['holderKind'] | undefined => codeCalls[id]?.holderKind

/**
 * Requests a code.
 * @param person the signed-in person, if the call needs one
 * @returns the person with the cookie to which the code belongs
 */
export async function awaitCode(port: number, id: OperationId, person: Person | null): Promise<Person> {
  const call = codeCalls[id]
  if (call === undefined) throw new Error(`${id} takes no code`)
  const { email, cookie } = person ?? { email: newEmail(), cookie: '' }
  const sent = await sendRequest(port, { ...call.createRequest(newEmail()), headers: { cookie } })
  // Some installations send no codes, and where sign-up is private, everybody's address is already proven.
  if (sent.status !== 202 && !/"(method_off|invalid_request)"/.test(sent.text))
    throw new Error(`${id}: a code was answered ${sent.status}: ${sent.text}`)
  return { email, cookie: [cookie, cookiesOf(sent)].filter((each) => each !== '').join('; ') }
}
