import type { ResponseBody } from '@foyer/core/wire'
import { useSetting } from './use-setting.ts'

/** Where the initial currency comes from. */
export interface DefaultCurrencyOptions {
  /** ISO 4217. Used until the server has answered, and if it does not. */
  readonly fallback: string
  /** Ask the server? Default: false, since an app with a single currency need not ask. */
  readonly isEnabled?: boolean | undefined
}

const readCurrency = ({ currency }: ResponseBody<'settings'>['settings']): string => currency.value

/**
 * The initial currency: the server's setting, or the configured one (specification, section 7: the settings query).
 * @throws MissingPluginError outside a FoyerProvider
 */
export function useDefaultCurrency({ fallback, isEnabled = false }: DefaultCurrencyOptions): string {
  return useSetting(readCurrency, isEnabled ? undefined : fallback, fallback)
}
