// Faulty answers of an external service.
import type { ServerResponse } from 'node:http'
import { sendJson } from '../../../apps/server/src/testing/fake-provider.ts'

export type FailResponse = (response: ServerResponse) => void

const json = { 'content-type': 'application/json' }

export const failures: Readonly<Record<string, FailResponse>> = {
  'answers 500': (response) => sendJson(response, { error: 'server_error' }, 500),
  'answers 502 with a page of a proxy': (response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  'resets the connection': (response) => response.socket?.resetAndDestroy(),
  'breaks off in the middle': (response) => {
    response.writeHead(200, { ...json, 'content-length': '500' })
    response.write('{"access_token":')
    response.socket?.destroySoon()
  },
  // Never answers, so that the caller gives up.
  'is slow': () => undefined,
  'answers garbage': (response) => response.writeHead(200, json).end('\u0000\uFFFD}{'),
  'answers JSON that is cut short': (response) => response.writeHead(200, json).end('{"access_token":"a'),
  'answers an empty 204': (response) => response.writeHead(204).end(),
  'answers 10 MB': (response) =>
    sendJson(response, { access_token: 'a', id: '1', padding: 'x'.repeat(10 * 1024 * 1024) }),
  redirects: (response) =>
    response.writeHead(302, { location: '/social/elsewhere', 'content-length': '0' }).end(),
}
