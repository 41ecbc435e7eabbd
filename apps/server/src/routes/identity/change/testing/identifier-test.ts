import type { ErrorBody, RequestBody, ResponseBody } from '@foyer/core/wire'
import type { Answer, Browser } from '../../../../testing/browser.ts'
import type { Inbox } from '../../../../testing/inbox.ts'
import { codeOf } from '../../../../testing/recovery-test.ts'
import type { TestServer } from '../../../../testing/server-test.ts'

/** Three addresses and two numbers, for one change after another. */
export const [a, b, c] = ['a@example.test', 'b@example.test', 'c@example.test'] as const
export const [firstPhone, secondPhone] = ['+15550100210', '+15550100211'] as const
export const password = 'Correct1horse'

interface Place {
  readonly server: TestServer
  readonly inbox: Inbox
}

/** Requests a code for a new identifier. */
export async function askForChange(
  { server, inbox }: Place,
  person: Browser,
  body: RequestBody<'changeIdentifier'>,
): Promise<string> {
  // Otherwise messages that were sent earlier might arrive after this one.
  await server.context.notifications.whenSettled()
  await person.call('changeIdentifier', { body })
  return codeOf(server, inbox, body.phone === undefined ? 'email' : 'phone')
}

/** Adds or changes an identifier, with the code that is sent to it. */
export async function change(
  place: Place,
  person: Browser,
  body: RequestBody<'changeIdentifier'>,
): Promise<Answer<ResponseBody<'changeIdentifierConfirm'>>> {
  const code = await askForChange(place, person, body)
  const answer = await person.call('changeIdentifierConfirm', { body: { code } })
  await place.server.context.notifications.whenSettled()
  return answer
}

/** Like `change`, for a change that is refused. */
export async function refusedChange(
  place: Place,
  person: Browser,
  body: RequestBody<'changeIdentifier'>,
): Promise<Answer<ErrorBody>> {
  const code = await askForChange(place, person, body)
  return person.callForError('changeIdentifierConfirm', { code })
}

/** A person who is signed in, and whose address is proven. */
export async function openPerson({ server }: Place, email: string = a): Promise<Browser> {
  const person = server.open()
  await person.registerProven({ email, password })
  return person
}

/** The token of the newest undo link among the messages to this identifier. */
export function undoTokenOf({ mails, texts }: Inbox, to: string): string {
  const received = to.includes('@')
    ? mails.filter((mail) => mail.to?.some(({ address }) => address === to)).map(({ text }) => text ?? '')
    : texts.filter((text) => text.to === to).map(({ text }) => text)
  const tokens = received.flatMap((text) => /\/undo#token=([\w-]{43})/.exec(text)?.[1] ?? [])
  return tokens.at(-1) ?? ''
}

/** The identifiers of the signed-in person's account, each with whether it is proven. */
export async function listIdentifiers(person: Browser): Promise<string[]> {
  const { identifiers } = (await person.call('identifiers')).body
  return identifiers.map(({ value, verifiedAt }) => `${value} ${verifiedAt === null ? 'unproven' : 'proven'}`)
}

/** Does this address with this password sign in? */
export async function signsIn(server: TestServer, email: string, by = password): Promise<boolean> {
  const { status } = await server.open().callForError('login', { email, password: by })
  return status === 200
}

/** Does the link of a notice still work? */
export async function isOpen(server: TestServer, token: string): Promise<boolean> {
  return (await server.open().call('undoCheck', { body: { token } })).body.isOpen
}
