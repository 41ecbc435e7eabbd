import { ServiceError } from '../../operations/outgoing/service-error.ts'
import type { Outgoing } from '../../operations/outgoing/outgoing.ts'
import { readJson } from '../../operations/outgoing/read-json.ts'

/** The maximum size of an answer: both services send a few hundred bytes. */
const maxBytes = 16_384

/** In ms. Short, because a person is waiting. */
const serviceTimeout = 5_000

export type PostForm = (
  url: string,
  fields: Readonly<Record<string, string>>,
) => Promise<Readonly<Record<string, unknown>>>

/**
 * Posts a form, and reads a JSON object: requires status 200, no redirect, at most 16 KiB, and an answer in time.
 * @param service its name in the metrics
 * @throws ServiceError otherwise
 */
export function createFormPoster(
  outgoing: Outgoing,
  service: string,
  timeout: number = serviceTimeout,
): PostForm {
  const fetch = outgoing.createFetch({ service, timeout, maxBytes })
  return async (url, fields) => {
    const headers = { accept: 'application/json' }
    const answer = await readJson(
      await fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields) }),
    )
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
      throw new ServiceError('no_object')
    return Object.fromEntries(Object.entries(answer))
  }
}
