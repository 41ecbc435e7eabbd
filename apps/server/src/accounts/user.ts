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
}

export type UserRow = Omit<User, 'createdAt'> & { readonly createdAt: Date }

export function toUser({ id, email, phone, name, currency, createdAt }: UserRow): User {
  return { id, email, phone, name, currency, createdAt: createdAt.toISOString() }
}
