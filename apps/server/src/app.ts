import { ServerResponse } from 'node:http'
import { fastify, type FastifyInstance } from 'fastify'
import { maxBodyBytes } from '@foyer/core/wire'
import { analyticsSources } from './analytics/analytics-sources.ts'
import { captchaSources } from './captcha/captcha-sources.ts'
import { isHttps } from './config.ts'
import type { Context } from './context.ts'
import { answerBrokenRequests, takeOverFromNode } from './http/broken-request.ts'
import { answerAllowedOrigins } from './http/cross-origin.ts'
import { compileWhenAsked } from './http/compile-when-asked.ts'
import { endInOneWrite } from './http/one-write.ts'
import { checkOrigins } from './http/origin-check.ts'
import { answerSessionChecks } from './http/quick-session-check.ts'
import { requireHost } from './http/require-host.ts'
import { describeCalls } from './http/open-api.ts'
import { createSecuredResponse } from './http/secured-response.ts'
import { createSecurityHeaders } from './http/security-headers.ts'
import { serveWebClient } from './http/web-client.ts'
import { observeRequests } from './observability/observe-requests.ts'
import { createRequestIds } from './observability/request-ids.ts'
import { RequestLog } from './observability/request-log.ts'
import { answerError } from './refusals/answer-refusals.ts'
import { readJsonBodies } from './refusals/json-body.ts'
import { captchaChallenge } from './routes/captcha-challenge.ts'
import { captchaIsEnabled } from './routes/captcha-is-enabled.ts'
import { checkout } from './routes/checkout.ts'
import { events } from './routes/events.ts'
import { deleteAccount } from './routes/delete-account.ts'
import { exportAccount } from './routes/export-account.ts'
import { readAccount } from './routes/read-account.ts'
import { updateAccount } from './routes/update-account.ts'
import { revokeOtherSessions } from './routes/revoke-other-sessions.ts'
import { healthz } from './routes/healthz.ts'
import { identities } from './routes/identities.ts'
import { login } from './routes/login.ts'
import { logout } from './routes/logout.ts'
import { metrics } from './routes/metrics.ts'
import { password } from './routes/password.ts'
import { profileNew } from './routes/profile-new.ts'
import { promocodesCheck } from './routes/promocodes-check.ts'
import { readyz } from './routes/readyz.ts'
import { recovery } from './routes/recovery.ts'
import { recoveryConfirm } from './routes/recovery-confirm.ts'
import { register } from './routes/register.ts'
import { revokeSession } from './routes/revoke-session.ts'
import { session } from './routes/session.ts'
import { sessions } from './routes/sessions.ts'
import { settings } from './routes/settings.ts'
import { socialConfigs } from './routes/social-configs.ts'
import { socialFinish } from './routes/social-finish.ts'
import { socialLink } from './routes/social-link.ts'
import { socialLinkCallback } from './routes/social-link-callback.ts'
import { unlinkIdentity } from './routes/unlink-identity.ts'
import { visitorSave } from './routes/visitor-save.ts'

/** The server without its sockets: tests ask it by `inject`. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const { config } = context
  const headers = createSecurityHeaders(
    isHttps(config),
    captchaSources(config.captcha.service),
    analyticsSources(config.analytics),
  )
  const SecuredResponse = createSecuredResponse(headers)
  const answerBrokenRequest = answerBrokenRequests(headers)
  const app = fastify({
    http: {
      ServerResponse: endInOneWrite(SecuredResponse ?? ServerResponse),
      // Node would answer without a word: `requireHost` does it.
      requireHostHeader: false,
    },
    logController: new RequestLog(context.log),
    bodyLimit: maxBodyBytes,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    requestTimeout: 30_000,
    genReqId: createRequestIds(),
    // An address that is broken is answered before any hook runs.
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
  })
  compileWhenAsked(app)
  app.setErrorHandler(answerError)
  observeRequests(app, context.metrics, context.log)
  app.addHook('onRequest', (_request, reply, done) => {
    const isSecured = SecuredResponse !== undefined && reply.raw instanceof SecuredResponse
    // Tests ask without sockets, and get answers of another class.
    if (!isSecured) reply.headers(headers)
    done()
  })
  takeOverFromNode(app.server, answerBrokenRequest)
  answerSessionChecks(app.server, context)
  requireHost(app)
  answerAllowedOrigins(app, config)
  checkOrigins(app, config)
  readJsonBodies(app)
  if (!config.isProduction) await describeCalls(app)

  captchaIsEnabled(app, context)
  captchaChallenge(app, context)
  login(app, context)
  register(app, context)
  logout(app, context)
  recovery(app, context)
  recoveryConfirm(app, context)
  password(app, context)
  session(app, context)
  sessions(app, context)
  revokeOtherSessions(app, context)
  revokeSession(app, context)
  readAccount(app, context)
  updateAccount(app, context)
  exportAccount(app, context)
  deleteAccount(app, context)
  visitorSave(app, context)
  events(app, context)
  settings(app, context)
  socialConfigs(app, context)
  profileNew(app, context)
  socialFinish(app, context)
  socialLink(app, context)
  socialLinkCallback(app, context)
  identities(app, context)
  unlinkIdentity(app, context)
  promocodesCheck(app, context)
  checkout(app, context)
  healthz(app)
  readyz(app, context)
  metrics(app, context)

  await serveWebClient(app, context)
  return app
}
