import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time: the type that all tables use. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })
