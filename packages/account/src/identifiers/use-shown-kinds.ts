import { useReachableKinds } from '@foyer/sign-in'
import { useAccount } from '../provider/account-context.ts'
import type { Identifier } from './use-identifiers.ts'

export interface ShownKind {
  readonly kind: Identifier['kind']
  /** A code can be sent to an identifier of this kind. Otherwise the account may keep the one that it has, but gets no other. */
  readonly isReachable: boolean
}

const kinds = ['email', 'phone'] as const

/** The kinds of identifiers that an account can have here, or has. */
export function useShownKinds(identifiers: readonly Identifier[]): readonly ShownKind[] {
  const reachableKinds = useReachableKinds(useAccount().reachableKinds)
  return kinds
    .map((kind) => ({ kind, isReachable: reachableKinds.includes(kind) }))
    .filter(({ kind, isReachable }) => isReachable || identifiers.some((each) => each.kind === kind))
}
