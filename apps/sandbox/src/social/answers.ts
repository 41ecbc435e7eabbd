/** How a provider may answer. Which of them make sense depends on its protocol. */
export interface Answer {
  readonly id: string
  /** Its name on the consent page. */
  readonly title: string
}

export interface AnswerGroup {
  readonly title: string
  readonly answers: readonly Answer[]
}

/** The provider answers correctly. */
export const defaultAnswer: Answer = { id: 'usual', title: 'As it should' }

/** Errors in the address of the redirect back. */
export const returnAnswers: AnswerGroup = {
  title: 'On the way back',
  answers: [
    { id: 'denied', title: 'Denied' },
    { id: 'wrong-state', title: 'Wrong state' },
    { id: 'no-state', title: 'No state' },
    { id: 'no-code', title: 'No code' },
  ],
}

/** Errors in the profile. */
export const profileAnswers: AnswerGroup = {
  title: 'From the profile',
  answers: [
    { id: 'no-email', title: 'No e-mail address' },
    { id: 'profile-500', title: 'Profile fails with 500' },
    { id: 'profile-garbage', title: 'Profile is garbage' },
    { id: 'profile-other', title: 'Profile has no id' },
  ],
}

/** Errors that Foyer's server gets from the token endpoint or the check of an assertion. */
export const serverAnswers: AnswerGroup = {
  title: 'To the server',
  answers: [
    { id: 'slow', title: 'Slow: after 30 seconds' },
    { id: 'error-500', title: 'Fails with 500' },
    { id: 'garbage', title: 'Garbage' },
    { id: 'other-shape', title: 'JSON of another shape' },
    { id: 'huge', title: '10 MB' },
    { id: 'redirecting', title: 'Redirects' },
    { id: 'reset', title: 'Connection reset' },
  ],
}

export const codeAnswers: AnswerGroup = {
  title: 'With the code',
  answers: [{ id: 'expired-code', title: 'Expired code' }],
}

/** @returns null when none of them has that id */
export function findAnswer(groups: readonly AnswerGroup[], id: string): Answer | null {
  return (
    [defaultAnswer, ...groups.flatMap(({ answers }) => answers)].find((answer) => answer.id === id) ?? null
  )
}
