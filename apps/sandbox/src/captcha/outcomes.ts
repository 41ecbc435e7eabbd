/** How the script arrives. */
export const arrivals = ['usual', 'slow', 'blocked', 'broken'] as const
export type Arrival = (typeof arrivals)[number]

/** How the service answers the server. */
export const verifications = ['usual', 'slow', 'error-500', 'garbage', 'redirect'] as const
export type Verification = (typeof verifications)[number]

/** Milliseconds: longer than anybody waits. */
export const slowness = 35_000

/** What happens from now on, until it is chosen anew. */
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
