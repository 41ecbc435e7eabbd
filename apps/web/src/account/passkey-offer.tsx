import { PasskeyOffer as Offer } from '@foyer/account'
import { AccountMessages } from './locale/account-messages.tsx'

/** Offers a passkey to people who have just signed in with a password. */
export function PasskeyOffer() {
  return (
    <AccountMessages>
      <Offer />
    </AccountMessages>
  )
}
