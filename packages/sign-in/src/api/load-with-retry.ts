import { ApiError } from './api-error.ts'

/** Loads a part of the page on demand, with one retry. @throws ApiError when both fail */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load().catch(load)
  } catch (cause) {
    throw new ApiError(0, { code: 'offline', message: 'A part of the page could not be loaded.' }, { cause })
  }
}
