import { eq } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { settings } from './schema/schema.ts'

/** A text from the settings table, if the operator has set it. */
export async function readSetting(queries: Queries, key: string): Promise<string | undefined> {
  const [row] = await queries.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return typeof row?.value === 'string' ? row.value : undefined
}
