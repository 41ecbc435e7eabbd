import type { ResponseBody } from '@foyer/core/wire'
import type { MethodId } from '../methods/methods.ts'
import { useSetting } from './use-setting.ts'

type Settings = ResponseBody<'settings'>['settings']

/** At least one kind of identifier. */
export type ReachableKinds = readonly Settings['reachableKinds']['value'][number][]

const allKinds: ReachableKinds = ['email', 'phone']

const readKinds = ({ reachableKinds }: Settings): ReachableKinds => reachableKinds.value

/** The kinds of identifiers that messages can be sent to: the given ones, or else the server's; all until it has answered. */
export function useReachableKinds(override: ReachableKinds | undefined): ReachableKinds {
  return useSetting(readKinds, override, allKinds)
}

/**
 * The methods of a form that sends a message to what is typed: those whose identifiers can be reached. If there are none, all of them: then the
 * server refuses what is typed, and says why.
 * @param override as for `useReachableKinds`; a form with a single method does not ask the server
 */
export function useReachableMethods(
  methods: readonly [MethodId, ...MethodId[]],
  override: ReachableKinds | undefined,
): readonly [MethodId, ...MethodId[]] {
  const kinds = useReachableKinds(override ?? (methods.length === 1 ? methods : undefined))
  const [first, ...others] = methods.filter((id) => kinds.includes(id))
  return first === undefined ? methods : [first, ...others]
}
