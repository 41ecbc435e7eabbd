// Races for one-time codes, identifiers, and the links that undo their changes.
import { routes } from '@foyer/core/wire'
import { sendExpecting, cookiesOf, type RequestSpec } from '../../send-request.ts'
import {
  newEmail,
  password,
  sendProof,
  readMailedCode,
  readMailedToken,
  signUp,
  signUpProven,
  type Person,
} from '../../fuzz/person.ts'
import type { Product } from '../../product.ts'
import { forEachRunner, runnerCount, type Race } from './race.ts'

const ofEmail = `
  with person as (select user_id as id from user_emails where email = $1)
  select (select count(*) from person) as people,
    (select count(*) from user_emails where email = $1 and verified_at is not null) as proven,
    (select count(*) from sessions where user_id in (select id from person)) as sessions,
    (select count(*) from audit_events where event = 'address_proven' and user_id in (select id from person)) as first_proofs,
    (select count(*) from identifier_undos where user_id in (select id from person)) as undos,
    (select count(*) from one_time_codes where user_id in (select id from person)) as codes`

/** The people who want one address, created once for each database. */
const people = new WeakMap<Product, readonly Person[]>()

/** The number of browsers that each have their own code for the same address. */
const browsers = 5

export const codeRaces: readonly Race[] = [
  {
    name: 'one code to sign in',
    winners: 'one',
    async prepare({ product, port }) {
      const { email } = await signUpProven(product, port)
      const spec = await requestSignInCode(product, port, email)
      const requests = forEachRunner(() => spec)
      const expected = { people: 1, sessions: 2, first_proofs: 1, codes: 0 }
      return { requests, counts: ofEmail, values: [email], expected }
    },
  },
  {
    // The first one to give a proof owns the account, which ends the codes of all others.
    name: `the first proof of an account, by the codes of ${browsers} browsers`,
    winners: 'one',
    async prepare({ product, port }) {
      const { email } = await signUp(port)
      const changes: RequestSpec[] = []
      for (let browser = 0; browser < browsers; browser++)
        changes.push(await requestSignInCode(product, port, email))
      const requests = forEachRunner((index) => changes[index % browsers] as RequestSpec)
      const expected = { people: 1, proven: 1, sessions: 1, first_proofs: 1, codes: 0 }
      return { requests, counts: ofEmail, values: [email], expected }
    },
  },
  {
    name: 'one code of a private sign-up',
    winners: 'one',
    async prepare({ product, port }) {
      const email = newEmail()
      const body = { email, password }
      const cookie = cookiesOf(await sendExpecting(port, 202, { ...routes.registration, body }))
      const code = await readMailedCode(product, email)
      const requests = forEachRunner(() => ({
        ...routes.registrationConfirm,
        headers: { cookie },
        body: { code },
      }))
      const expected = { people: 1, proven: 1, sessions: 1, codes: 0 }
      return { requests, counts: ofEmail, values: [email], expected }
    },
  },
  {
    name: 'one change of an address',
    winners: 'one',
    async prepare({ product, port }) {
      const email = newEmail()
      const spec = await askForChange(product, port, await signUpProven(product, port), email)
      const requests = forEachRunner(() => spec)
      const expected = { people: 1, proven: 1, sessions: 1, undos: 1, codes: 0 }
      return { requests, counts: ofEmail, values: [email], expected }
    },
  },
  {
    name: `one address, to which ${runnerCount} people change theirs`,
    winners: 'one',
    async prepare({ product, port, round }) {
      let changing =
        people.get(product) ?? (await Promise.all(forEachRunner(() => signUpProven(product, port))))
      // A proof stays recent for ten minutes, but all rounds together take longer.
      if (round > 0 && round % 10 === 0)
        changing = await Promise.all(changing.map((person) => sendProof(port, person)))
      people.set(product, changing)
      const email = newEmail()
      const requests: RequestSpec[] = []
      for (const person of changing) requests.push(await askForChange(product, port, person, email))
      const expected = { people: 1, proven: 1, codes: 0 }
      return { requests, counts: ofEmail, values: [email], expected }
    },
  },
  {
    name: 'one link that undoes a change',
    winners: 'one',
    async prepare({ product, port }) {
      const person = await signUpProven(product, port)
      const change = await askForChange(product, port, person, newEmail())
      await sendExpecting(port, 200, change)
      const token = await readMailedToken(product, person.email, '/undo')
      const requests = forEachRunner(() => ({ ...routes.undo, body: { token } }))
      const expected = { people: 1, proven: 1, sessions: 0, undos: 0 }
      return { requests, counts: ofEmail, values: [person.email], expected }
    },
  },
]

/** Requests a sign-in code in a new browser. @returns the request that submits it */
async function requestSignInCode(product: Product, port: number, email: string): Promise<RequestSpec> {
  forgetMails(product)
  const cookie = cookiesOf(await sendExpecting(port, 202, { ...routes.signInCode, body: { email } }))
  const code = await readMailedCode(product, email)
  return { ...routes.signInCodeConfirm, headers: { cookie }, body: { code } }
}

/** Requests a code for a new address. @returns the request that submits it */
async function askForChange(
  product: Product,
  port: number,
  { cookie }: Person,
  email: string,
): Promise<RequestSpec> {
  forgetMails(product)
  const started = await sendExpecting(port, 202, {
    ...routes.changeIdentifier,
    headers: { cookie },
    body: { email },
  })
  const code = await readMailedCode(product, email)
  const cookies = `${cookie}; ${cookiesOf(started)}`
  return { ...routes.changeIdentifierConfirm, headers: { cookie: cookies }, body: { code } }
}

function forgetMails({ inbox }: Product): void {
  inbox.mails.length = 0
}
