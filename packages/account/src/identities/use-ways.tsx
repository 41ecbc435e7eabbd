import { formatDay } from '@foyer/core/messages'
import { isolate } from '@foyer/kit/isolated'
import { SocialIcon } from '@foyer/kit/social-icon'
import { nameProvider } from '@foyer/sign-in'
import { namePasskey } from '../factors/passkeys/passkey.ts'
import { useRemovePasskey } from '../factors/passkeys/use-remove-passkey.ts'
import type { SharedFactors } from '../factors/use-factors.ts'
import type { Identifier, Identifiers } from '../identifiers/use-identifiers.ts'
import { useRemoveIdentifier } from '../identifiers/use-remove-identifier.ts'
import { useAccountLocale } from '../provider/account-locale.ts'
import { nameDevice } from '../sessions/name-device.ts'
import type { Sessions } from '../sessions/use-sessions.ts'
import type { Way } from './other-way.tsx'
import type { LinkedAccounts } from './use-identities.ts'

/** The linked accounts, as ways into the account. */
export function useIdentityWays({ list, unlink }: LinkedAccounts): readonly Way[] {
  const { lang, translate } = useAccountLocale()
  const identities = list.status === 'ready' ? list.identities : []
  return identities.map(({ social, name, linkedAt }) => {
    const provider = nameProvider(social)
    return {
      key: social,
      icon: <SocialIcon name={social} />,
      name: provider,
      detail: (
        <>
          {name !== null && (
            <>
              <bdi>{name}</bdi>
              <br />
            </>
          )}
          {translate('identities_since', { when: formatDay(linkedAt, lang) })}
        </>
      ),
      question: translate('identities_unlink_ask', { name: provider }),
      yes: translate('identities_unlink_yes'),
      no: translate('identities_unlink_no'),
      removed: translate('identities_unlinked', { name: provider }),
      remove: () => unlink(social),
    }
  })
}

/** The identifiers, unless it is the only proven one: that is how the account is recovered. */
export function useIdentifierWays({ list, drop }: Identifiers): readonly Way[] {
  const { translate } = useAccountLocale()
  const removeIdentifier = useRemoveIdentifier({ drop })
  const identifiers = list.status === 'ready' ? list.identifiers : []
  const isRemovable = (identifier: Identifier) =>
    identifiers.some((each) => each !== identifier && each.verifiedAt !== null)
  return identifiers.filter(isRemovable).map(({ kind, value }) => ({
    key: kind,
    name: isolate(value),
    detail: translate(`account_${kind}`),
    question: translate('identifiers_remove_ask', { value: isolate(value) }),
    yes: translate('identifiers_remove_yes'),
    no: translate('identifiers_remove_no'),
    removed: translate('identifiers_removed', { value: isolate(value) }),
    remove: () => removeIdentifier(kind),
  }))
}

/** The passkeys, as ways into the account: each opens it alone. */
export function usePasskeyWays(factors: SharedFactors): readonly Way[] {
  const { translate, lang } = useAccountLocale()
  const removePasskey = useRemovePasskey(factors)
  const { list } = factors
  const passkeys = list.status === 'ready' ? list.factors.passkeys : []
  return passkeys.map((passkey) => {
    const name = namePasskey(passkey, translate)
    return {
      key: passkey.id,
      name,
      detail: translate('passkeys_made', { when: formatDay(passkey.createdAt, lang) }),
      question: translate('passkeys_remove_ask', { name }),
      yes: translate('identifiers_remove_yes'),
      no: translate('identifiers_remove_no'),
      removed: translate('passkeys_removed', { name }),
      remove: () => removePasskey(passkey),
    }
  })
}

/** The sessions on other devices, as ways into the account. */
export function useSessionWays({ list, end }: Sessions): readonly Way[] {
  const { translate, lang } = useAccountLocale()
  const sessions = list.status === 'ready' ? list.sessions.filter(({ isCurrent }) => !isCurrent) : []
  return sessions.map(({ id, userAgent, createdAt, address }) => {
    const device = nameDevice(userAgent, translate)
    const when = formatDay(createdAt, lang)
    return {
      key: id,
      name: device,
      detail:
        address === null
          ? translate('sessions_started', { when })
          : translate('sessions_started_from', { when, address: isolate(address) }),
      question: translate('sessions_end_ask'),
      yes: translate('sessions_end_yes'),
      no: translate('sessions_end_no'),
      removed: translate('sessions_ended', { device }),
      remove: () => end(id),
    }
  })
}
