/** What a one-time code is for, if its mail has a link that contains this too, and a page can ask whether its browser waits for the code. */
export const linkedPurposes = ['sign-in', 'sign-up', 'verify', 'proof', 'change'] as const

export type LinkedPurpose = (typeof linkedPurposes)[number]

/** What a one-time code is for. */
export type CodePurpose = LinkedPurpose | 'recovery' | 'first-password'
