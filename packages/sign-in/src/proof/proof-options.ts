import type { ProofWay } from '../api/index.ts'

/** What a person can choose: all providers are one choice. */
export type ProofOption =
  | { readonly way: 'password' }
  | { readonly way: 'passkey' }
  | { readonly way: 'totp' }
  | { readonly way: 'email' | 'phone'; readonly to: string }
  | { readonly way: 'social'; readonly socials: readonly string[] }

/** The server's ways in its order, without those that a newer server has and this page does not know. */
export function listProofOptions(ways: readonly ProofWay[]): readonly ProofOption[] {
  const options: ProofOption[] = []
  for (const { way, to } of ways) {
    if (way === 'password' || way === 'passkey' || way === 'totp') options.push({ way })
    else if ((way === 'email' || way === 'phone') && to !== undefined) options.push({ way, to })
  }
  const socials = ways.flatMap(({ way, social }) =>
    way === 'social' && social !== undefined ? [social] : [],
  )
  return socials.length === 0 ? options : [...options, { way: 'social', socials }]
}
