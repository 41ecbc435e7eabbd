// What the service that verifies a captcha does: nobody passes, nothing is made, and they pass as soon as it is well.
import { routes } from '@foyer/core/wire'
import { sendJson } from '../../apps/server/src/testing/fake-provider.ts'
import { ask } from '../ask.ts'
import { newEmail, password } from '../fuzz/person.ts'
import { publicUrl, type Product } from '../product.ts'
import type { Row } from '../report.ts'
import { repeatAll } from './repeat.ts'
import { spoilt } from './spoilt-answers.ts'

const path = '/captcha/recaptcha/api/siteverify'

export async function runCaptchaFaults(product: Product, rounds: number): Promise<Row[]> {
  const { provider } = product
  const server = await product.start({ CAPTCHA: 'on', CAPTCHA_SANDBOX_URL: provider.url })
  let solved = 0
  const signUp = (email: string) => {
    const captcha = { type: 'recaptcha', id: 'foyer-sandbox', response: `solved ${++solved}` }
    return ask(server.port, { ...routes.register, body: { email, password, captcha } })
  }
  const faults = Object.entries(spoilt).map(([name, spoil]) => ({
    name: `the captcha service ${name}`,
    took: 'a round',
    async run() {
      const startedAt = performance.now()
      const wrong: string[] = []
      const email = newEmail()
      provider.on(path, (_request, response) => spoil(response))
      const refused = await signUp(email)
      if (refused.status !== 403 || !refused.text.includes('"captcha_failed"'))
        wrong.push(`answered ${refused.status} ${refused.text}`)
      const stored = await product.query('select 1 from users where email = $1', [email])
      if (stored.length > 0) wrong.push('there is an account all the same')
      provider.on(path, (_request, response) =>
        sendJson(response, { success: true, hostname: new URL(publicUrl).hostname }),
      )
      const passed = await signUp(email)
      if (passed.status !== 201) wrong.push(`afterwards ${passed.status} ${passed.text}`)
      return { faults: wrong, took: performance.now() - startedAt }
    },
  }))
  const rows = await repeatAll(product, faults, rounds)
  await server.kill('SIGTERM')
  return rows
}
