import type { Database } from './database.ts'

/** Does the database answer within so many milliseconds? The tables are there: without them nothing has started. */
export async function isAnswering(database: Database, milliseconds = 2_000): Promise<boolean> {
  const answer = database.query('select 1').then(
    () => true,
    () => false,
  )
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
