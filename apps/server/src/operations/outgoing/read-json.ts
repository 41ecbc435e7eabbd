import { ServiceError } from './service-error.ts'

/**
 * Parses the JSON of an answer with status 200. Its `content-type` is not compared, because not every service that sends JSON says so, and
 * nothing but JSON can be parsed.
 * @throws ServiceError
 */
export async function readJson(response: Response): Promise<unknown> {
  const { status } = response
  if (status !== 200) throw new ServiceError(`status_${status}`, { status })
  try {
    const json: unknown = await response.json()
    return json
  } catch {
    throw new ServiceError('not_json')
  }
}
