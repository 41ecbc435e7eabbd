import { routes } from '@foyer/core/wire'
import { sendRequest, sendExpecting } from '../send-request.ts'
import type { Product, Server } from '../product.ts'
import type { Row } from '../report.ts'
import { createProvenPerson, password, type Person } from './person.ts'
import { canary } from './texts.ts'

/**
 * Checks that the server still works, and has not logged anything that it should not.
 * @param person somebody who has been signed in since before
 */
export async function checkServer(
  product: Product,
  { port, process: server }: Server,
  { cookie }: Person,
  name = 'the server afterwards',
): Promise<Row> {
  const faults: string[] = []
  const healthy = await Promise.all([routes.healthz, routes.readyz].map((route) => sendRequest(port, route)))
  if (healthy.some(({ status }) => status !== 200)) faults.push('not healthy')
  await sendExpecting(port, 200, { ...routes.session, headers: { cookie } })
  const newcomer = await createProvenPerson(product, port)
  await sendExpecting(port, 200, { ...routes.exportAccount, headers: { cookie: newcomer.cookie } })
  const { out, err } = server.logs
  if (err !== '') faults.push(`standard error: ${err.slice(0, 200)}`)
  const token = /foyer-session=([^;]+)/.exec(cookie)?.[1] ?? cookie
  const lines = out.split('\n')
  // With ANALYTICS_LOG, the messages that pages report are logged as they are.
  const linesOfOurs = lines.filter((line) => !line.includes('"msg":"analytics event"'))
  for (const [text, searched] of [
    [canary, lines],
    [password, lines],
    [token, lines],
    ['somebody.', lines],
    ['Battery2staple', lines],
    ['<script', linesOfOurs],
  ] as const) {
    const found = searched.find((line) => line.includes(text))
    if (found !== undefined) faults.push(`the log has “${text}”: ${found.slice(0, 300)}`)
  }
  const unexpected = out
    .split('\n')
    .filter((line) => line.includes('"level":"error"') || line.includes('"level":"fatal"'))
  faults.push(
    ...new Set(
      unexpected.map((line) => `logged: ${line.replace(/"(time|requestId)":"[^"]*",?/g, '').slice(0, 300)}`),
    ),
  )
  return { name, runs: 1, result: `healthy; ${out.split('\n').length} lines of log`, faults }
}
