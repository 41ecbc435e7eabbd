// People who sign up while something breaks, and what was promised to each.
import { randomUUID } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { ask, cookiesOf, type Reply } from '../ask.ts'
import { newEmail, password } from '../fuzz/person.ts'

interface Member {
  readonly email: string
  readonly key: string
  /** Of the session that was acknowledged; `null`: no answer, or a refusal. */
  cookie: string | null
}

export function gather(size: number): Member[] {
  return Array.from({ length: size }, () => ({ email: newEmail(), key: randomUUID(), cookie: null }))
}

/** All at once. What is broken off is `null`. */
export function signUpAll(port: number, crowd: readonly Member[]): Promise<(Reply | null)[]> {
  return Promise.all(
    crowd.map(async (member) => {
      const headers = { 'idempotency-key': member.key }
      const body = { email: member.email, password }
      const reply = await ask(port, { ...routes.register, headers, body }).catch(() => null)
      if (reply?.status === 201) member.cookie ??= cookiesOf(reply)
      return reply
    }),
  )
}

/** Whoever was told that they are in, is; who sends it again with the key is in, once. */
export async function checkPromises(port: number, crowd: readonly Member[]): Promise<string[]> {
  const faults: string[] = []
  for (const { cookie } of crowd.filter((member) => member.cookie !== null)) {
    const { status } = await ask(port, { ...routes.session, headers: { cookie: cookie ?? '' } })
    if (status !== 200) faults.push(`an acknowledged session answers ${status}`)
  }
  const again = await signUpAll(port, crowd)
  for (const reply of again)
    if (reply?.status !== 201) faults.push(`sent again: ${reply?.status} ${reply?.text}`)
  for (const { cookie } of crowd) {
    const { text } = await ask(port, { ...routes.sessions, headers: { cookie: cookie ?? '' } })
    const { sessions } = JSON.parse(text) as { sessions?: unknown[] }
    if (sessions?.length !== 1) faults.push(`${sessions?.length} sessions after one sign-up`)
  }
  return faults
}

/** Past the server: rows that belong to nobody, and names that two have. */
export const strays = `
  select (select count(*) from users u where email is not null and not exists
      (select 1 from user_emails e where e.user_id = u.id)) as "users without their name",
    (select count(*) from user_emails e where not exists (select 1 from users u where u.id = e.user_id)) as "names of nobody",
    (select count(*) from sessions s where not exists (select 1 from users u where u.id = s.user_id)) as "sessions of nobody",
    (select count(*) - count(distinct lower(email)) from users) as "users twice",
    (select count(*) from users u where not exists
      (select 1 from audit_events a where a.user_id = u.id and a.event = 'register')) as "users without a line in the trail"`
