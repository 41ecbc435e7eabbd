import type { Context } from '../context.ts'

/** Calls `callback` once, between the check of a call's session and the call's own work. */
export async function actBetween<Result>(
  context: Context,
  callback: () => Promise<void>,
  run: () => Promise<Result>,
): Promise<Result> {
  const { checkSession } = context
  const changed: { checkSession: typeof checkSession } = context
  const found = new Map<string, Awaited<ReturnType<typeof checkSession>>>()
  changed.checkSession = async (token, proofToken) => {
    if (!found.has(token)) found.set(token, await checkSession(token, proofToken))
    await callback()
    return found.get(token)
  }
  try {
    return await run()
  } finally {
    changed.checkSession = checkSession
  }
}
