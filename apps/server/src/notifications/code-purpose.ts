/** What a one-time code is for. The link in its mail contains this too. */
export const codePurposes = ['sign-in', 'sign-up', 'verify', 'proof', 'change'] as const

export type CodePurpose = (typeof codePurposes)[number]
