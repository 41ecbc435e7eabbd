import { ApiError } from '@foyer/sign-in'

/**
 * Waits for a call that removes or changes something, which may have gone meanwhile: in another tab, or by a call whose answer was lost.
 * @returns the answer; `null` if it was gone
 * @throws ApiError when the call fails
 */
export async function nullIfNotFound<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}
