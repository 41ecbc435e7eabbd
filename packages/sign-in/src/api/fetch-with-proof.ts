import type { Api } from './api.ts'
import { ApiError } from './api-error.ts'

/**
 * `fetch` for the page's own back end. If that refuses the request because it needs a recent proof (403 `proof_needed`, as `@foyer/server`
 * answers it), the person is asked to show who they are, as for Foyer's own calls, and the request is sent once more. Without a proof, the
 * refused answer is returned, its body unread.
 * @throws TypeError for a body that is a stream, which cannot be sent twice; otherwise what `fetch` throws
 */
export async function fetchWithProof(
  api: Api,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  if (init.body instanceof ReadableStream)
    throw new TypeError(
      'fetchWithProof cannot send a stream a second time: pass its whole content as the body.',
    )
  // `fetch` consumes the body of a Request, so each call gets a clone.
  const send = (): Promise<Response> => fetch(input instanceof Request ? input.clone() : input, init)
  const response = await send()
  if (!(await needsProof(response))) return response
  const signal = init.signal === undefined && input instanceof Request ? input.signal : init.signal
  return (await obtainProof(api, signal ?? undefined)) ? send() : response
}

async function needsProof(response: Response): Promise<boolean> {
  const isJson = response.headers.get('Content-Type')?.includes('json') === true
  if (response.status !== 403 || !isJson) return false
  try {
    // A clone, because the caller reads the body too.
    const body: unknown = await response.clone().json()
    return typeof body === 'object' && body !== null && 'code' in body && body.code === 'proof_needed'
  } catch {
    return false
  }
}

async function obtainProof(api: Api, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    return await api.requireProof(signal)
  } catch (error) {
    // The person could not be asked. The back end's answer tells the caller more than this error.
    if (error instanceof ApiError) return false
    throw error
  }
}
