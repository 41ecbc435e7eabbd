import type { User } from '@foyer/core/wire'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useReachableKinds, type ReachableKinds } from '@foyer/sign-in'
import { use, useCallback, useEffect } from 'react'
import { useIdentifierCache } from '../identifiers/identifier-cache.ts'
import type { Identifier } from '../identifiers/use-identifiers.ts'
import { AccountContext } from '../provider/account-context.ts'
import { useUser } from '../user/use-user.ts'
import { useIsRequired } from './use-is-required.ts'
import { useOnReturn } from './use-on-return.ts'

/** An identifier of the account that was not proven yet. */
export interface Unproven {
  /** For `<UnprovenNotice>`. */
  readonly kind: Identifier['kind']
  /** Most calls are refused before it is proven: lead the person to `<Verify>`. */
  readonly isRequired: boolean
}

const none: readonly Identifier[] = []
const noKinds: ReachableKinds = []

/**
 * Which identifier of the signed-in person is not proven yet. `null`: none, or none that a code can be sent to, unless a proof is required;
 * or the server has not answered, or cannot be asked.
 * @throws MissingPluginError outside of `<FoyerProvider>`
 */
export function useUnproven(): Unproven | null {
  const { user } = useUser()
  const identifiers = useOwnIdentifiers(user)
  const isRequired = useIsRequired(user !== null)
  const givenKinds = use(AccountContext)?.reachableKinds
  // Nothing is asked while nobody is signed in.
  const reachableKinds = useReachableKinds(user === null ? noKinds : givenKinds)
  if (isRequired === undefined) return null
  const unproven = identifiers.filter(({ verifiedAt }) => verifiedAt === null)
  const mustProve = isRequired && unproven.length === identifiers.length
  const shown =
    unproven.find(({ kind }) => reachableKinds.includes(kind)) ?? (mustProve ? unproven[0] : undefined)
  return shown === undefined ? null : { kind: shown.kind, isRequired: mustProve }
}

/** Requested once, and again when the person comes back while one is not proven, because it may have been proven meanwhile. */
function useOwnIdentifiers(user: User | null): readonly Identifier[] {
  const cache = useIdentifierCache()
  const userId = user?.id
  // Asked anew when an identifier has changed.
  const requestKey = user === null ? '' : `${user.id} ${user.email} ${user.phone}`
  const [loaded, setLoaded] = useStateAfterPress({ of: '', identifiers: none })
  const load = useCallback(
    (signal?: AbortSignal): void => {
      if (userId === undefined) return
      cache
        .read(userId)
        .then(({ identifiers }) => signal?.aborted !== true && setLoaded({ of: requestKey, identifiers }))
        .catch(() => undefined)
    },
    [cache, userId, requestKey, setLoaded],
  )
  useEffect(() => {
    const controller = new AbortController()
    load(controller.signal)
    return () => controller.abort()
  }, [load])
  const identifiers = loaded.of === requestKey ? loaded.identifiers : none
  useOnReturn(() => {
    if (userId === undefined || !identifiers.some(({ verifiedAt }) => verifiedAt === null)) return
    cache.invalidate(userId)
    load()
  })
  return identifiers
}
