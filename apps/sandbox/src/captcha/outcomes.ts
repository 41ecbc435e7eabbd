/** How the script is served. */
export const scriptOutcomes = ['usual', 'slow', 'blocked', 'broken'] as const
export type ScriptOutcome = (typeof scriptOutcomes)[number]

/** How the service answers the server. */
export const verifications = ['usual', 'slow', 'error-500', 'garbage', 'redirect'] as const
export type Verification = (typeof verifications)[number]

/** In ms. Longer than any caller waits. */
export const slowDelay = 35_000

/** The chosen outcomes, which stay until others are chosen. */
export class Outcomes {
  arrival: ScriptOutcome = 'usual'
  verification: Verification = 'usual'
}

export function isOneOf<const Choice extends string>(
  choices: readonly Choice[],
  value: unknown,
): value is Choice {
  return choices.some((choice) => choice === value)
}
