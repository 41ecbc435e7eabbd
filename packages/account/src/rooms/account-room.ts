/** The rooms of the account, in the order of their links. */
export const accountRooms = ['profile', 'security', 'connections', 'orders', 'data'] as const

/** A room of the account: sections that belong together, on a page of their own. */
export type AccountRoom = (typeof accountRooms)[number]

/** The room of each section that an address can lead to. */
const roomOfSection: ReadonlyMap<string, AccountRoom> = new Map([
  ...accountRooms.map((room) => [room, room] as const),
  ...['password', 'passkeys', 'authenticator', 'recovery-codes', 'sessions'].map(
    (section) => [section, 'security'] as const,
  ),
])

/** The room for an address that names only a section, in its fragment, as links in mails and bookmarks do. */
export function findRoom(section: string | null): AccountRoom | undefined {
  return roomOfSection.get(section ?? '')
}
