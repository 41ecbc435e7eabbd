/** How the script is served. */
export const arrivals = ['usual', 'slow', 'blocked', 'broken'] as const
export type Arrival = (typeof arrivals)[number]

/** How the service answers the server. */
export const verifications = ['usual', 'slow', 'error-500', 'garbage', 'redirect'] as const
export type Verification = (typeof verifications)[number]

/** In ms. Longer than any caller waits. */
export const slowness = 35_000

/** The chosen outcomes, which stay until others are chosen. */
export class Mood {
  arrival: Arrival = 'usual'
  verification: Verification = 'usual'
}

export function isOneOf<const Choice extends string>(
  choices: readonly Choice[],
  value: unknown,
): value is Choice {
  return choices.some((choice) => choice === value)
}
