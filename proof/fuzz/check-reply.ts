// Does the contract allow this answer?
import { errorCodes, type ErrorCode } from '@foyer/core/wire'
import type { Reply } from '../send-request.ts'

const leaks =
  /node_modules|\bat [\w.<>]+ \(|\.[cm]?[jt]s:\d+|TypeError|RangeError|SyntaxError|syntax error at|insert into|select .{1,80} from|relation "|duplicate key|drizzle|pglite|postgres|FST_ERR|ECONN|invalid byte sequence/i

/** The statuses of requests that are rejected before they reach a route, which share one error code. */
const earlyStatuses = new Set([400, 408, 414, 417, 431])

/**
 * Returns what is wrong with the answer; `null` if nothing is.
 * @param sent the input, which must not appear in the answer
 * @param hasBody false for the answer to HEAD
 */
export function checkReply(reply: Reply, sent: string, hasBody = true): string | null {
  const { status, headers, text } = reply
  if (status >= 500) return `a ${status}: ${text.slice(0, 120)}`
  if (headers['x-content-type-options'] !== 'nosniff') return `no nosniff with a ${status}`
  const type = headers['content-type'] ?? ''
  if (/html|svg|xml/.test(type) && sent.length > 3 && /[<>"']/.test(sent) && text.includes(sent))
    return `reflected as ${type}`
  if (headers['set-cookie']?.some((cookie) => /fuzz/i.test(cookie))) return 'a cookie of the caller’s making'
  // The metrics are only for operators, so they may name the database.
  const leak = type.includes('version=0.0.4') ? null : leaks.exec(text.replaceAll(sent, ''))
  if (leak !== null && !leaks.test(sent)) return `says “${leak[0].slice(0, 60)}” with a ${status}`
  if (status < 400) return null
  if (!type.startsWith('application/json')) return `a ${status} as “${type}”`
  return hasBody ? judgeError(status, text) : null
}

function judgeError(status: number, text: string): string | null {
  const body = parse(text)
  if (typeof body !== 'object' || body === null) return `a ${status} that is no JSON: ${text.slice(0, 80)}`
  const { code, message, errors = [], ways, ...rest } = body as Record<string, unknown>
  if (typeof message !== 'string' || message === '') return `a ${status} without a message`
  if ((ways !== undefined) !== (code === 'proof_needed')) return `a ${status} with the ways ${String(ways)}`
  if (Object.keys(rest).length > 0) return `a ${status} with ${Object.keys(rest).join(', ')}`
  if (!Array.isArray(errors)) return `a ${status} whose errors are no list`
  const expected = errorCodes[code as ErrorCode] as number | undefined
  if (expected === status || (code === 'invalid_request' && earlyStatuses.has(status))) return null
  return `a ${status} with the code ${String(code)}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
