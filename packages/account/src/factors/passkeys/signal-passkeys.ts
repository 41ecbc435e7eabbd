import type { ResponseBody, User } from '@foyer/core/wire'
import { useApi } from '@foyer/sign-in'
import { useEffect, useRef } from 'react'

/** The Signal API of WebAuthn Level 3, 5.1.10, which browsers support in part. */
type SignalApi = Partial<
  Pick<typeof PublicKeyCredential, 'signalAllAcceptedCredentials' | 'signalCurrentUserDetails'>
>

function getSignalApi(): SignalApi {
  return typeof PublicKeyCredential === 'undefined' ? {} : PublicKeyCredential
}

/** Tells the browser's password manager the name of the account and its passkeys, so that it forgets all others. */
export function signalPasskeys({ passkeys, relyingParty }: ResponseBody<'factors'>): void {
  if (relyingParty === null) return
  const { rpId, userId, name, displayName } = relyingParty
  const allAcceptedCredentialIds = passkeys.map(({ credentialId }) => credentialId)
  const signals = getSignalApi()
  // Nobody waits for it, and a refusal changes nothing on the page.
  signals.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds }).catch(ignore)
  signals.signalCurrentUserDetails?.({ rpId, userId, name, displayName }).catch(ignore)
}

/**
 * Tells the password manager again when the person's name, e-mail address or phone number has changed.
 * @param hasNone the account is known to have no passkeys
 */
export function useSignaledName({ email, phone, name }: User, hasNone: boolean): void {
  const { api } = useApi()
  const details = JSON.stringify([email, phone, name])
  const lastDetails = useRef(details)
  useEffect(() => {
    if (lastDetails.current === details) return
    lastDetails.current = details
    if (hasNone || getSignalApi().signalCurrentUserDetails === undefined) return
    api.call('factors', {}).then((factors) => factors.passkeys.length > 0 && signalPasskeys(factors), ignore)
  }, [api, details, hasNone])
}

function ignore(): void {}
