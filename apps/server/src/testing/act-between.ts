import type { Context } from '../context.ts'

/** Runs `act` after the session of a call was checked, and before the call does its work. */
export async function actBetween<Result>(
  context: Context,
  act: () => Promise<void>,
  run: () => Promise<Result>,
): Promise<Result> {
  const { checkSession } = context
  const changed: { checkSession: typeof checkSession } = context
  const found = new Map<string, Awaited<ReturnType<typeof checkSession>>>()
  changed.checkSession = async (token) => {
    if (!found.has(token)) found.set(token, await checkSession(token))
    await act()
    return found.get(token)
  }
  try {
    return await run()
  } finally {
    changed.checkSession = checkSession
  }
}
