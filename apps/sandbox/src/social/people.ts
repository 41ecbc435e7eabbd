/** A person with an account at every provider. */
export interface Person {
  readonly id: string
  /** The base of their ids at all providers. From 1 to 999 999 999. */
  readonly number: number
  readonly givenName: string
  readonly familyName: string
  readonly username: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  /** Why one would choose this person. */
  readonly note: string
}

/** Chosen by `new`: a person whom Foyer does not know. */
export const newPersonId = 'new'

export const people: readonly Person[] = [
  describe('anna', 101, 'Anna', 'Weber', 'anna.weber@example.org', 'With an e-mail address'),
  describe('boris', 102, 'Boris', 'Petrov', null, 'Without an e-mail address'),
  {
    ...describe('una', 103, 'Una', 'Doyle', 'demo@foyer.test', 'With an unverified e-mail address'),
    isEmailVerified: false,
  },
  describe(
    'hubert',
    104,
    'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff',
    'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessenschafewarenwohlgepflege',
    'hubert@example.org',
    'With a very long name',
  ),
  describe('layla', 105, 'ليلى', 'الحسن', 'layla@example.org', 'With a name from right to left'),
  describe(
    'mallory',
    106,
    '<b>Mallory</b>',
    '"><script>alert(1)</script>',
    'mallory@example.org',
    'With markup in the name',
  ),
]

/** @returns null if there is no person with that id */
export function findPerson(id: string): Person | null {
  const newNumber = /^new-(\d{6,9})$/.exec(id)?.[1]
  if (newNumber) return describeNewPerson(Number(newNumber))
  return people.find((person) => person.id === id) ?? null
}

/** A different person each time. @param random from 0 to 1 */
export function createNewPerson(random: number): Person {
  return describeNewPerson(100_000 + Math.floor(random * 999_000_000))
}

/** The name as a profile shows it. */
export function fullName({ givenName, familyName }: Person): string {
  return `${givenName} ${familyName}`
}

function describeNewPerson(number: number): Person {
  return describe(
    `new-${number}`,
    number,
    'Nova',
    `Lind ${number}`,
    `nova.${number}@example.org`,
    'Somebody else each time',
  )
}

function describe(
  id: string,
  number: number,
  givenName: string,
  familyName: string,
  email: string | null,
  note: string,
): Person {
  return {
    id,
    number,
    givenName,
    familyName,
    username: id.replace('-', '_'),
    email,
    isEmailVerified: email !== null,
    note,
  }
}
