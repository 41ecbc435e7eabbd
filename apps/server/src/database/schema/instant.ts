import { timestamp } from 'drizzle-orm/pg-core'

/** A column with a moment, as every table has them. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })
