import { describeDevice } from '@foyer/core/device'
import type { AccountLocale } from '../provider/account-locale.ts'

/** What a person calls the device: its browser and system. */
export function nameDevice(userAgent: string | null, translate: AccountLocale['translate']): string {
  const { browser, system } = describeDevice(userAgent)
  if (browser !== null && system !== null) return translate('device_on', { browser, system })
  return browser ?? system ?? translate('device_unknown')
}
