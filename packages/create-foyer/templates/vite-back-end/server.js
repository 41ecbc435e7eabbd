// @ts-check
import { existsSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import proxy from '@fastify/http-proxy'
import serveFiles from '@fastify/static'
import { createFoyer } from '@foyer/server'
import { createGuards } from '@foyer/server/fastify'
import fastify from 'fastify'

if (existsSync('.env')) process.loadEnvFile()
const { FOYER_URL = 'http://localhost:3000', PORT = '4000' } = process.env

const app = fastify({ logger: { level: 'warn' } })
const foyer = createFoyer({ url: FOYER_URL, onError: (error) => app.log.error(error) })
const { requireUser, userOf, answerErrors } = createGuards(foyer)

app.setErrorHandler(answerErrors)
app.get('/api/me', { preHandler: requireUser() }, (request) => {
  const { id, email, name } = userOf(request)
  return { id, email, name }
})
app.get('/api/orders', { preHandler: requireUser({ recent: true }) }, (request) => ({
  ordersOf: userOf(request).id,
}))

// Foyer's paths, on this app's origin: its cookie belongs to the host that set it.
const files = ['/.well-known/jwks.json', '/.well-known/webauthn']
for (const prefix of ['/web', '/AUTH', '/MS-AUTH', '/USER', ...files])
  app.register(proxy, {
    upstream: FOYER_URL,
    prefix,
    rewritePrefix: prefix,
    replyOptions: { rewriteRequestHeaders: addAddress, onError: answerUnavailable },
  })

app.register(serveFiles, { root: fileURLToPath(new URL('dist', import.meta.url)) })
app.setNotFoundHandler((request, reply) => {
  // Not for a script of an earlier version, which is gone: the browser would take the page for the script.
  const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(?:api|assets)\//.test(request.url)
  if (isPage) return reply.sendFile('index.html')
  return reply.code(404).send({ code: 'not_found', message: 'There is nothing here.' })
})

await app.listen({ port: Number(PORT) })

/**
 * Adds the address of the visitor, or of the proxy in front of this server. Foyer counts each visitor separately if its
 * TRUSTED_PROXIES names this server, and such a proxy.
 * @param {import('fastify').FastifyRequest} request @param {import('node:http').IncomingHttpHeaders} headers
 */
function addAddress({ socket }, headers) {
  const forwardedFor = headers['x-forwarded-for'] === undefined ? '' : `${headers['x-forwarded-for']}, `
  return { ...headers, 'x-forwarded-for': forwardedFor + socket.remoteAddress }
}

/**
 * While Foyer cannot be reached, visitors get an error like Foyer's own. The proxy's error would tell them where Foyer is, so it is only
 * logged.
 * @param {import('fastify').FastifyReply} reply
 */
function answerUnavailable(reply) {
  const body = { code: 'unavailable', message: 'Nobody can sign in at the moment. Try again soon.' }
  return reply.code(503).header('retry-after', '1').send(body)
}
