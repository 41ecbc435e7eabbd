import { ApiError } from '../api/index.ts'

/** Loads a part of the passkeys. @throws ApiError when it cannot be loaded */
export async function loadPasskeys<Part>(load: () => Promise<Part>): Promise<Part> {
  return load()
    .catch(load)
    .catch((cause: unknown) => {
      throw new ApiError(0, { code: 'offline', message: 'The passkeys could not be loaded.' }, { cause })
    })
}
