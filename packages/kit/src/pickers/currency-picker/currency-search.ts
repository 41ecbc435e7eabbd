import { currencySymbol } from '../../icons/currency-symbol.ts'
import type { NameCurrency } from '../currency-names.ts'
import { fewOptions, type PickerOption } from '../picker-option.ts'
import { createSearchEntry, rankOptions, type SearchEntry } from '../search/rank-options.ts'

/** Colloquial names of currencies. */
const otherNames: Readonly<Record<string, string>> = {
  AUD: 'aussie dollar',
  BTC: 'bitcoin',
  CAD: 'loonie',
  CHF: 'franken, franc suisse',
  CNY: 'yuan, renminbi, rmb, 人民币',
  CZK: 'ceska koruna',
  GBP: 'sterling, quid, great britain pound',
  HUF: 'forint',
  ILS: 'shekel, sheqel',
  INR: 'rupee, रुपया',
  JPY: 'yen, 円',
  KRW: 'won, 원',
  NZD: 'kiwi dollar',
  PLN: 'zloty, złoty',
  RUB: 'ruble, rouble, рубль',
  TRY: 'lira',
  UAH: 'hryvnia, гривня',
  USD: 'american dollar, greenback, buck',
}

/**
 * The currencies as rows of a picker, without duplicates: a few in the given order, which the app has chosen for them; more are sorted by
 * the displayed names.
 */
export function listCurrencies(
  currencies: readonly string[],
  nameOf: NameCurrency,
  locale: string,
): readonly PickerOption[] {
  const codes = new Set(currencies.map((code) => code.toUpperCase()))
  const options = Array.from(codes, (code) => ({ id: code, name: nameOf(code), detail: code }))
  if (options.length < fewOptions) return options
  const { compare } = new Intl.Collator(locale)
  return options.toSorted((one, other) => compare(one.name, other.name))
}

/** The search for currencies. Its index is built at the first search. */
export function createCurrencySearch(
  options: readonly PickerOption[],
  locale: string,
): (text: string) => readonly PickerOption[] {
  let entries: readonly SearchEntry<PickerOption>[] | undefined
  return (text) => {
    if (text.trim() === '') return options
    entries ??= createEntries(options, locale)
    return rankOptions(entries, text)
  }
}

function createEntries(
  options: readonly PickerOption[],
  locale: string,
): readonly SearchEntry<PickerOption>[] {
  const english = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })
  return options.map((option) => {
    const { id, name } = option
    const isWellFormed = /^[A-Z]{3}$/.test(id)
    return createSearchEntry(option, {
      name,
      otherNames: [(isWellFormed && english.of(id)) || '', ...(otherNames[id]?.split(', ') ?? [])],
      codes: [id],
      symbols: [currencySymbol(id, locale), currencySymbol(id, 'en')],
    })
  })
}
