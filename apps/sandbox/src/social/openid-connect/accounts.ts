import type { Account } from 'oidc-provider'
import { findPerson, fullName, type Person } from '../people.ts'

/**
 * The chosen person and answer, combined into one text, because the provider passes only one from the consent page to the token.
 */
export interface AccountChoice {
  readonly person: Person
  readonly answer: string
}

export function toAccountId({ person, answer }: AccountChoice): string {
  return `${person.id}~${answer}`
}

export function readAccountId(accountId: string | undefined): AccountChoice | null {
  const [id = '', answer = 'usual'] = accountId?.split('~') ?? []
  const person = findPerson(id)
  return person && { person, answer }
}

/** Google's ids are decimal, and too large for any number type. */
export function readSubject(accountId: string): string {
  return String(100_000_000_000_000_000_000n + BigInt(readAccountId(accountId)?.person.number ?? 0))
}

export function toAccount(accountId: string): Account | undefined {
  const chosen = readAccountId(accountId)
  if (!chosen) return undefined
  const { person, answer } = chosen
  const includesEmail = person.email !== null && answer !== 'no-email'
  return {
    accountId,
    claims: () => ({
      sub: readSubject(accountId),
      name: fullName(person),
      given_name: person.givenName,
      family_name: person.familyName,
      picture: 'https://lh3.example/picture',
      ...(includesEmail && { email: person.email ?? '', email_verified: person.isEmailVerified }),
    }),
  }
}
