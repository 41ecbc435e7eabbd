import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { routes, type User } from '@foyer/core/wire'
import type { Context } from '../context.ts'
import { handOnUser } from '../sessions/find-user.ts'
import type { Current } from '../sessions/session-check.ts'

const { method, path } = routes.session

type Needs = Pick<Context, 'checkSession' | 'config' | 'log' | 'metrics' | 'sessionCookie'>

/**
 * Answers the session check of somebody who is signed in before Fastify hears of it: it is the most frequent call of all, and
 * this is an eighth of it. Whatever is not plainly that goes the usual way, and so does what fails here, as there is one
 * place that refuses. Where every answer says more (to other origins, or in the log), nothing is quick.
 */
export function answerSessionChecks(
  server: Server,
  { checkSession, config, log, metrics, sessionCookie }: Needs,
): void {
  if (config.allowedOrigins.length > 0 || log.isLevelEnabled('debug')) return
  const usual = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  const goUsualWay: RequestListener = (request, response) => {
    for (const listener of usual) listener.call(server, request, response)
  }

  server.on('request', (request, response) => {
    const token = isPlain(server, request) ? sessionCookie.read(request) : undefined
    if (token === undefined) {
      goUsualWay(request, response)
      return
    }
    const startedAt = performance.now()
    const check = checkSession(token)
    const handOn = () => {
      handOnUser(request, check)
      goUsualWay(request, response)
    }
    const answer = (current: Current | undefined) => {
      if (current === undefined) {
        handOn()
        return
      }
      passOverBody(request)
      metrics.countRequest(method, path, 200, (performance.now() - startedAt) / 1_000)
      sendUser(response, current.user)
    }
    check.then(answer, handOn)
  })
}

function sendUser(response: ServerResponse, user: User): void {
  const body = JSON.stringify(user)
  response.writeHead(200, {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

/** Asked by a page of ours or by a program, with nothing to read, while the server is not closing. */
function isPlain(server: Server, { url, method: asked, headers }: IncomingMessage): boolean {
  return (
    url === path &&
    asked === method &&
    headers.origin === undefined &&
    headers.host !== undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    server.listening
  )
}

/**
 * Node reads a body to its end even where there is none, through all the events of a stream: half of what is won here. From
 * Node 24 there is a setting for it, `optimizeEmptyRequests`. Where Node should no longer ask for this, it reads again.
 */
function passOverBody(request: IncomingMessage & { _dumped?: boolean }): void {
  // oxlint-disable-next-line no-underscore-dangle -- Node's name
  request._dumped = true
}
