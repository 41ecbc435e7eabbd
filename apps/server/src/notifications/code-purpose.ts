/** What a one-time code is for; also in the link of its mail. */
export const codePurposes = ['sign-in', 'sign-up', 'verify', 'proof', 'change'] as const

export type CodePurpose = (typeof codePurposes)[number]
