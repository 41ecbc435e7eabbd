import type { FastifyInstance, FastifyRequest } from 'fastify'
import { operations } from '@foyer/core/wire'
import { ApiError } from '../api-error.ts'

const firstSegments = new Set(Object.values(operations).map(({ path }) => path.split('/')[1]))

/** Does the address belong to the calls of the contract? No page is served there. */
export function isCallAddress(request: FastifyRequest): boolean {
  return firstSegments.has(readPath(request).split('/')[1])
}

/** The error for a request without a route: 405 if only the method is wrong, else 404. */
export function createNotFoundError(app: FastifyInstance, request: FastifyRequest): ApiError {
  const path = readPath(request)
  const allow = Object.values(operations)
    .filter((operation) => app.hasRoute({ method: operation.method, url: toRouteUrl(operation.path) }))
    .filter((operation) => matches(operation.path, path))
    // Fastify answers HEAD wherever it answers GET.
    .flatMap(({ method }) => (method === 'GET' ? [method, 'HEAD'] : [method]))
  return allow.length > 0
    ? new ApiError('method_not_allowed', { allow: [...new Set(allow)] })
    : new ApiError('not_found')
}

function readPath(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}

function toRouteUrl(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/')
  const actual = path.split('/')
  return (
    expected.length === actual.length &&
    expected.every((part, index) => matchesPart(part, actual[index] ?? ''))
  )
}

/** A parameter matches any text but an empty one; `{social}-link` has a suffix after its parameter. */
function matchesPart(part: string, actual: string): boolean {
  if (!part.startsWith('{')) return part === actual
  const rest = part.slice(part.indexOf('}') + 1)
  return actual.length > rest.length && actual.endsWith(rest)
}
