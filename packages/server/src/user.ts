/** How much a session has proven: 1, or 2 after a second factor. */
export type Level = 1 | 2

/** The session of a user, and what they have proven in it. */
export interface FoyerSession {
  /** The same for the whole session, however often the person gives a new proof. */
  readonly id: string
  /** When the person has last shown who they are. */
  readonly authenticatedAt: Date
  /** Was that within the last ten minutes, and by their second factor if they have one? */
  readonly isRecent: boolean
  /** How they have shown it: names of RFC 8176 (`pwd`, `otp`, `mfa` …), and `fed` for a sign-in through a provider. */
  readonly methods: readonly string[]
  readonly level: Level
  readonly expiresAt: Date
}

/** Who is signed in. */
export interface FoyerUser {
  /** Never changes: store this one to recognise a person. */
  readonly id: string
  /** As typed: nobody has shown that it is theirs before `emailVerifiedAt`. */
  readonly email: string | null
  /** `null`: not proven. */
  readonly emailVerifiedAt: Date | null
  /** As typed, in the form +15551234567: nobody has shown that it is theirs before `phoneVerifiedAt`. */
  readonly phone: string | null
  /** `null`: not proven. */
  readonly phoneVerifiedAt: Date | null
  readonly name: string | null
  /** ISO 4217. */
  readonly currency: string | null
  readonly createdAt: Date
  readonly session: FoyerSession
}

/** What a guard may ask for, besides a session. */
export interface Requirement {
  /** 2: the person has used a second factor. */
  readonly level?: Level | undefined
  /** The person has shown who they are within the last ten minutes: `session.isRecent`. */
  readonly recent?: boolean | undefined
}
