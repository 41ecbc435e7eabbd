import type { PortChoice } from './config.ts'

/**
 * Opens the first port of a choice that is free.
 * @throws Error with a line for the person at the terminal
 */
export async function listenOnFree<Opened>(
  { first, last, reserved, variable }: PortChoice,
  listen: (port: number) => Promise<Opened>,
): Promise<Opened> {
  for (let port = first; ; port++) {
    if (port < last && reserved.includes(port)) continue
    try {
      return await listen(port)
    } catch (error) {
      if (!isAddressInUse(error)) throw error
      if (port < last) continue
      throw new Error(`Port ${port} is in use. Set ${variable} to a free one.`, { cause: error })
    }
  }
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
