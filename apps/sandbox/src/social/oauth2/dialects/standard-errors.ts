import { asJson, type PlainAnswer } from '../../fake-context.ts'
import type { TokenError } from '../dialect.ts'

/** RFC 6749, section 5.2, as most providers implement it. */
export function refuseByStandard(error: TokenError, description: string): PlainAnswer {
  return asJson({ error, error_description: description }, error === 'invalid_client' ? 401 : 400)
}
