import type { Database } from '../database/database.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import {
  operations,
  routes,
  type ErrorBody,
  type OperationId,
  type RequestBody,
  type ResponseBody,
} from '@foyer/core/wire'

export interface Answer<Body> {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  readonly body: Body
  readonly text: string
}

// A mapped type, so that the compiler need not infer the call from the answer through all schemas.
type Answers = { readonly [Id in OperationId]: ResponseBody<Id> }

interface CallOptions<Id extends OperationId> {
  readonly body?: RequestBody<Id>
  readonly params?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

/** Keeps cookies between requests, as a browser does. */
export interface Browser {
  readonly cookies: ReadonlyMap<string, string>
  /** Makes a call. The body has the type of a successful answer, so a test must check the status. */
  call<Id extends OperationId>(id: Id, options?: NoInfer<CallOptions<Id>>): Promise<Answer<Answers[Id]>>
  /** Signs up with an identifier that is proven to be the person's, as if they had given the code. */
  registerProven(body: RequestBody<'register'>): Promise<Answer<Answers['register']>>
  /** Makes a call that is expected to fail, with any body. */
  callForError(
    id: OperationId,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer<ErrorBody>>
  request(options: InjectOptions): Promise<Answer<ErrorBody>>
}

/** @param database for `registerProven` */
export function createBrowser(app: FastifyInstance, database?: Pick<Database, 'query'>): Browser {
  const cookies = new Map<string, string>()

  async function send<Body>(options: InjectOptions): Promise<Answer<Body>> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(cookie === '' ? {} : { cookie }), ...options.headers }
    const response = await app.inject({ ...options, headers })
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    const isJson = String(response.headers['content-type']).includes('json')
    const body = isJson ? response.json<Body>() : (undefined as Body)
    return { status: response.statusCode, headers: response.headers, body, text: response.body }
  }

  const browser: Browser = {
    cookies,
    async registerProven(body) {
      const answer = await browser.call('register', { body })
      for (const table of ['user_emails', 'user_phones'])
        await database?.query(`update ${table} set verified_at = now() where user_id = $1`, [answer.body.id])
      return answer
    },
    call: (id, { body, params = {}, headers } = {}) =>
      send({
        method: operations[id].method,
        url: routes[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
        headers,
        ...(body === undefined ? {} : { payload: Object(body) }),
      }),
    callForError: (id, body, headers) =>
      send({
        method: operations[id].method,
        url: routes[id].path,
        headers,
        ...(body === undefined ? {} : { payload: Object(body) }),
      }),
    request: (options) => send(options),
  }
  return browser
}
