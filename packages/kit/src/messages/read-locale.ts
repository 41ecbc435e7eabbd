import { memoize } from '@foyer/core/store'

/**
 * A locale in the form that `Intl` accepts; it throws for any other, and systems and libraries write `pt_BR` or `pt_BR.UTF-8` for `pt-BR`.
 * Text that is not a locale is read as English.
 */
export const readLocale = /* @__PURE__ */ memoize((locale: string): string => {
  try {
    return new Intl.Locale(locale.replace(/[.@].*/, '').replaceAll('_', '-')).toString()
  } catch {
    return 'en-001'
  }
})
