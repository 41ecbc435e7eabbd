import { OutgoingFailure } from './outgoing-failure.ts'

/**
 * Parses the JSON of an answer with status 200. Its `content-type` is not compared, because not every service that sends JSON says so, and
 * nothing but JSON can be parsed.
 * @throws OutgoingFailure
 */
export async function readJson(response: Response): Promise<unknown> {
  const { status } = response
  if (status !== 200) throw new OutgoingFailure(`status_${status}`, { status })
  try {
    const json: unknown = await response.json()
    return json
  } catch {
    throw new OutgoingFailure('not_json')
  }
}
