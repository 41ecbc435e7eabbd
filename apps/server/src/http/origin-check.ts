import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Refusal } from '../refusals/refusal.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What this machine is called in a browser on it. Any other name could be made to lead here (DNS rebinding). */
const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/** Refuses state-changing calls that another site's page makes with this person's cookie. */
export function checkOrigins(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (safeMethods.has(request.method) || isFromUs(request, config)) done()
    else done(new Refusal('forbidden_origin'))
  })
}

/** Browsers send `Origin` with every such call and `Sec-Fetch-Site` beside it; a call with neither comes from a program. */
function isFromUs({ headers, socket }: FastifyRequest, { publicUrl, allowedOrigins }: Config): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (allowedOrigins.includes(origin)) return true
  const own =
    publicUrl === null ? loopbackNames.map((name) => `http://${name}:${socket.localPort}`) : [publicUrl]
  return own.includes(origin) && site !== 'cross-site'
}
