import { fastify, type FastifyInstance } from 'fastify'
import { maxBodyBytes } from '@foyer/core/wire'
import { analyticsSources } from './http/pages/analytics-sources.ts'
import { captchaSources } from './http/pages/captcha-sources.ts'
import { isHttps } from './config.ts'
import type { Context } from './context.ts'
import { createProxyTrust, rememberAddresses } from './http/guards/caller.ts'
import { closeConnectionsWhenStopping } from './http/guards/close-when-stopping.ts'
import { createMalformedRequestHandler, handleUnroutedRequests } from './http/guards/broken-request.ts'
import { answerAllowedOrigins } from './http/guards/cross-origin.ts'
import { compileLazily } from './http/compile-lazily.ts'
import { checkOrigins } from './http/guards/origin-check.ts'
import { requireHost } from './http/guards/require-host.ts'
import { describeCalls } from './http/open-api.ts'
import { warnOfRefusedOrigins } from './http/guards/warn-of-refused-origin.ts'
import { warnOfUnnamedProxy } from './http/guards/warn-of-unnamed-proxy.ts'
import { createSecurityHeaders } from './http/guards/security-headers.ts'
import { securityTxt } from './http/pages/security-txt.ts'
import { answerNotModified } from './http/pages/entity-tag.ts'
import { openWebClient, serveWebClient } from './http/pages/web-client.ts'
import { observeRequests } from './operations/observability/observe-requests.ts'
import { observeEarlyRefusals } from './operations/observability/observe-early-refusals.ts'
import { traceRequests } from './operations/observability/tracing/trace-requests.ts'
import { createRequestIds } from './operations/observability/request-ids.ts'
import { RequestLog } from './operations/observability/request-log.ts'
import { answerError } from './http/errors/answer-errors.ts'
import { toOriginForm } from './http/origin-form.ts'
import { readJsonBodies } from './http/json-body.ts'
import { registerRoutes } from './routes/routes.ts'
import { enforceAuth } from './http/auth/enforce-auth.ts'

/**
 * In ms: how long an idle connection is kept where there are proxies. Longer than they keep theirs, which is two minutes for Caddy and ten for
 * Google's load balancers: if we closed it first, a request that is sent at that moment would be lost.
 */
const proxyKeepAlive = 650_000

/** The Fastify app without a socket; tests call it with `inject`. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const { config } = context
  const headers = createSecurityHeaders(
    isHttps(config),
    captchaSources(config.captcha.service),
    analyticsSources(config.analytics),
  )
  const noteEarlyRefusal = observeEarlyRefusals(context.metrics, context.log)
  const answerMalformedRequest = createMalformedRequestHandler(headers, noteEarlyRefusal)
  const webClient = openWebClient(context)
  const app = fastify({
    // Node itself would answer 400 with an empty body, so `requireHost` checks the header instead.
    http: { requireHostHeader: false },
    logController: new RequestLog(context.log),
    rewriteUrl: toOriginForm,
    bodyLimit: maxBodyBytes,
    trustProxy: createProxyTrust(config.trustedProxies),
    requestTimeout: 30_000,
    ...(config.trustedProxies.length > 0 && { keepAliveTimeout: proxyKeepAlive }),
    // A request that arrives while the listener is being closed is answered like any other.
    return503OnClosing: false,
    genReqId: createRequestIds(),
    // Fastify rejects malformed requests before any hook runs, so this handler sets the headers itself.
    clientErrorHandler: answerMalformedRequest,
    // An address that cannot be decoded reaches no hook and no route. Answer it with the page for unknown addresses, if a page is wanted.
    frameworkErrors: (error, request, reply) => {
      reply.raw.once('finish', () =>
        noteEarlyRefusal({ status: reply.statusCode, code: error.code, method: request.method }),
      )
      if (!webClient.answer(request, reply.headers(headers))) answerError(error, request, reply)
    },
  })
  compileLazily(app)
  app.setErrorHandler(answerError)
  closeConnectionsWhenStopping(app, context.stopping)
  answerNotModified(app)
  traceRequests(app, context.tracer)
  observeRequests(app, context.metrics, context.log)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  handleUnroutedRequests(app.server, answerMalformedRequest)
  rememberAddresses(app.server)
  requireHost(app)
  warnOfUnnamedProxy(app, context.log)
  warnOfRefusedOrigins(app, config, context.log)
  answerAllowedOrigins(app, config)
  checkOrigins(app, config)
  enforceAuth(app, context)
  readJsonBodies(app)
  if (!config.isProduction) await describeCalls(app, context)

  registerRoutes(app, context)
  securityTxt(app, context)
  await serveWebClient(app, context, webClient)
  return app
}
