import type { User } from '@foyer/core/wire'
import { users } from '../database/schema/schema.ts'

/** The account's columns that its owner may see. */
export const userColumns = {
  id: users.id,
  email: users.email,
  phone: users.phone,
  name: users.name,
  currency: users.currency,
  createdAt: users.createdAt,
  lang: users.lang,
}

export interface UserRow extends Omit<User, 'createdAt'> {
  readonly createdAt: Date
  /** The language that the person has chosen for this account; `null`: none. */
  readonly lang: string | null
}

export function toUser({ id, email, phone, name, currency, createdAt }: UserRow): User {
  return { id, email, phone, name, currency, createdAt: createdAt.toISOString() }
}
