import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { settings } from '../database/schema.ts'

/** What an operator has put into the settings table under this key, if it is a text. */
export async function readSetting(queries: Queries, key: string): Promise<string | undefined> {
  const [row] = await queries.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return typeof row?.value === 'string' ? row.value : undefined
}
