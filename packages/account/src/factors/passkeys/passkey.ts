import { isolateName } from '@foyer/kit/isolated'
import type { AccountLocale } from '../../provider/account-locale.ts'
import type { Factors } from '../use-factors.ts'

export type Passkey = Factors['passkeys'][number]

/** The name of a passkey in a sentence. */
export function namePasskey({ name }: Passkey, translate: AccountLocale['translate']): string {
  return name === null ? translate('passkeys_unnamed') : isolateName(name)
}
