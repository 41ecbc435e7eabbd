import type { Database } from './database.ts'

/**
 * Whether the database answers in time and accepts writes. A replica does not, nor does a primary that was made
 * read-only. The tables need no check: the server only starts with them.
 */
export async function canWrite(database: Database, milliseconds = 2_000): Promise<boolean> {
  const answer = database
    .query<{ writable: boolean }>(`select current_setting('transaction_read_only') = 'off' as writable`)
    .then(
      ([row]) => {
        // No write may come to find that out: a process that is not ready gets no requests.
        if (row?.writable === false) database.leaveReadOnly()
        return row?.writable === true
      },
      () => false,
    )
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false)
  })
  try {
    return await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}
