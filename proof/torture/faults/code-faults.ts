// Failures during the first proof of an account by a code: the code must be used up together with everything that it ends, or not at all.
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { routes } from '@foyer/core/wire'
import { ask, askFor, cookiesOf, type Reply } from '../../ask.ts'
import { password, readMailedCode, signUp } from '../../fuzz/person.ts'
import type { Product, Server } from '../../product.ts'
import { untilBack, waitUntilReady, type Fault, type Outcome } from '../races/repeat.ts'

interface Owner {
  readonly email: string
  /** The cookie of the sign-up's session, which the proof ends. */
  readonly former: string
  /** The cookie of the browser that has requested the code. */
  readonly cookie: string
  readonly code: string
}

export const killedAtCodes: Fault = {
  name: 'server killed (-9) while people give first proofs',
  took: untilBack,
  run: (product) =>
    proveMeanwhile(product, async (server) => {
      await server.kill('SIGKILL')
      return product.start()
    }),
}

export const crashedAtCodes: Fault = {
  name: 'PostgreSQL crashes (SIGQUIT) while people give first proofs',
  took: untilBack,
  run: (product) =>
    proveMeanwhile(product, async (server) => {
      await product.postgres?.restart('SIGQUIT')
      return server
    }),
}

/** @param fail causes the failure, and resolves with the server that continues */
async function proveMeanwhile(product: Product, fail: (server: Server) => Promise<Server>): Promise<Outcome> {
  const server = await product.start()
  const owners: Owner[] = []
  for (let index = 0; index < 6; index++) owners.push(await askToSignIn(product, server.port))
  const answers = owners.map((owner) => give(server.port, owner).catch(() => null))
  await pause(randomInt(1, 60))
  const failing = fail(server)
  const told = await Promise.all(answers)
  const next = await failing
  const startedAt = performance.now()
  await waitUntilReady(next)
  const took = performance.now() - startedAt
  const faults: string[] = []
  for (const [index, owner] of owners.entries())
    faults.push(...(await checkProof(product, next.port, owner, told[index] ?? null)))
  await next.kill('SIGTERM')
  return { faults, took }
}

async function askToSignIn(product: Product, port: number): Promise<Owner> {
  const { email, cookie: former } = await signUp(port)
  const cookie = cookiesOf(await askFor(port, 202, { ...routes.signInCode, body: { email } }))
  return { email, former, cookie, code: await readMailedCode(product, email) }
}

const give = (port: number, { cookie, code }: Owner): Promise<Reply> =>
  ask(port, { ...routes.signInCodeConfirm, headers: { cookie }, body: { code } })

/** A person who got an answer is signed in. A person whose answer was lost enters the code again, unless it is used up. */
async function checkProof(
  { query }: Product,
  port: number,
  owner: Owner,
  told: Reply | null,
): Promise<string[]> {
  const faults: string[] = []
  const session = async (cookie: string) =>
    (await ask(port, { ...routes.session, headers: { cookie } })).status
  const isTold = told?.status === 200
  if (isTold && (await session(cookiesOf(told))) !== 200) faults.push('an acknowledged session is gone')
  const again = await give(port, owner)
  if (!(isTold ? [400] : [200, 400]).includes(again.status))
    faults.push(`the code again: ${again.status} ${again.text}`)
  const [counted] = await query<{ sessions: string; proofs: string; codes: string }>(
    `with person as (select user_id as id from user_emails where email = $1 and verified_at is not null)
     select (select count(*) from sessions where user_id in (select id from person)) as sessions,
       (select count(*) from audit_events where event = 'address_proven' and user_id in (select id from person)) as proofs,
       (select count(*) from one_time_codes where user_id in (select id from person)) as codes`,
    [owner.email],
  )
  const found = JSON.stringify([counted?.sessions, counted?.proofs, counted?.codes].map(Number))
  if (found !== '[1,1,0]') faults.push(`sessions, first proofs and codes are ${found}`)
  if ((await session(owner.former)) !== 401) faults.push('the session of before is still there')
  const { email } = owner
  const login = await ask(port, { ...routes.login, body: { email, password } })
  if (login.status !== 401) faults.push(`the password of before: ${login.status}`)
  return faults
}
