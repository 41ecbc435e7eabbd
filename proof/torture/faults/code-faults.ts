// Failures during the first proof of an account by a code: the code must be used up together with everything that it ends, or not at all.
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { routes } from '@foyer/core/wire'
import { sendRequest, sendExpecting, cookiesOf, type Reply } from '../../send-request.ts'
import { password, readMailedCode, signUp } from '../../fuzz/person.ts'
import type { Product, Server } from '../../product.ts'
import { untilAnswering, waitUntilReady, type Fault, type Outcome } from '../races/repeat.ts'

interface Owner {
  readonly email: string
  /** The cookie of the sign-up's session, which the proof ends. */
  readonly previousCookie: string
  /** The cookie of the browser that has requested the code. */
  readonly cookie: string
  readonly code: string
}

export const killedAtCodes: Fault = {
  name: 'server killed (-9) while people give first proofs',
  measures: untilAnswering,
  run: (product) =>
    signInDuringFault(product, async (server) => {
      await server.kill('SIGKILL')
      return product.start()
    }),
}

export const crashedAtCodes: Fault = {
  name: 'PostgreSQL crashes (SIGQUIT) while people give first proofs',
  measures: untilAnswering,
  run: (product) =>
    signInDuringFault(product, async (server) => {
      await product.postgres?.restart('SIGQUIT')
      return server
    }),
}

/** @param fail causes the failure, and resolves with the server that continues */
async function signInDuringFault(
  product: Product,
  fail: (server: Server) => Promise<Server>,
): Promise<Outcome> {
  const server = await product.start()
  const owners: Owner[] = []
  for (let index = 0; index < 6; index++) owners.push(await requestSignInCode(product, server.port))
  const pendingReplies = owners.map((owner) => sendCode(server.port, owner).catch(() => null))
  await pause(randomInt(1, 60))
  const pendingFault = fail(server)
  const replies = await Promise.all(pendingReplies)
  const nextServer = await pendingFault
  const startedAt = performance.now()
  await waitUntilReady(nextServer)
  const duration = performance.now() - startedAt
  const faults: string[] = []
  for (const [index, owner] of owners.entries())
    faults.push(...(await checkProof(product, nextServer.port, owner, replies[index] ?? null)))
  await nextServer.kill('SIGTERM')
  return { faults, duration }
}

async function requestSignInCode(product: Product, port: number): Promise<Owner> {
  const { email, cookie: former } = await signUp(port)
  const cookie = cookiesOf(await sendExpecting(port, 202, { ...routes.signInCode, body: { email } }))
  return { email, previousCookie: former, cookie, code: await readMailedCode(product, email) }
}

const sendCode = (port: number, { cookie, code }: Owner): Promise<Reply> =>
  sendRequest(port, { ...routes.signInCodeConfirm, headers: { cookie }, body: { code } })

/** A person who got an answer is signed in. A person whose answer was lost enters the code again, unless it is used up. */
async function checkProof(
  { query }: Product,
  port: number,
  owner: Owner,
  firstReply: Reply | null,
): Promise<string[]> {
  const faults: string[] = []
  const session = async (cookie: string) =>
    (await sendRequest(port, { ...routes.session, headers: { cookie } })).status
  const isAcknowledged = firstReply?.status === 200
  if (isAcknowledged && (await session(cookiesOf(firstReply))) !== 200)
    faults.push('an acknowledged session is gone')
  const secondReply = await sendCode(port, owner)
  if (!(isAcknowledged ? [400] : [200, 400]).includes(secondReply.status))
    faults.push(`the code again: ${secondReply.status} ${secondReply.text}`)
  const [counted] = await query<{ sessions: string; proofs: string; codes: string }>(
    `with person as (select user_id as id from user_emails where email = $1 and verified_at is not null)
     select (select count(*) from sessions where user_id in (select id from person)) as sessions,
       (select count(*) from audit_events where event = 'address_proven' and user_id in (select id from person)) as proofs,
       (select count(*) from one_time_codes where user_id in (select id from person)) as codes`,
    [owner.email],
  )
  const found = JSON.stringify([counted?.sessions, counted?.proofs, counted?.codes].map(Number))
  if (found !== '[1,1,0]') faults.push(`sessions, first proofs and codes are ${found}`)
  if ((await session(owner.previousCookie)) !== 401) faults.push('the session of before is still there')
  const { email } = owner
  const login = await sendRequest(port, { ...routes.login, body: { email, password } })
  if (login.status !== 401) faults.push(`the password of before: ${login.status}`)
  return faults
}
