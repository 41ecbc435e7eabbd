import { guessCountry } from '@foyer/core/country'
import { createTranslate } from '@foyer/core/messages'
import { currencyPickerMessages } from '@foyer/core/messages/en-001/kit'
import { useCallback, useMemo } from 'react'
import { CurrencyIcon } from '../../icons/currency-icon.tsx'
import { useKitLocale, useKitMessages } from '../../messages/messages.ts'
import { useCurrencyNames } from '../currency-names.ts'
import type { CurrencyPickerProps } from '../currency-picker-props.ts'
import { OptionPicker } from '../option-picker/option-picker.tsx'
import { createCurrencySearch, listCurrencies } from './currency-search.ts'
import { listLikely } from './likely-currencies.ts'

const english = createTranslate(currencyPickerMessages)

function readCountry(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return guessCountry({ languages: navigator.languages, timeZone })
}

/** A picker of the offered currencies, found by name, code or symbol. */
export function CurrencyPicker({ currencies, currency, ...props }: CurrencyPickerProps) {
  const translate = useKitMessages(english)
  const locale = useKitLocale()
  const nameOf = useCurrencyNames()
  const options = useMemo(() => listCurrencies(currencies, nameOf, locale), [currencies, nameOf, locale])
  const search = useMemo(() => createCurrencySearch(options, locale), [options, locale])
  const selectLikely = useCallback(
    (recent: readonly string[]) =>
      listLikely(
        options.map(({ id }) => id),
        recent,
        readCountry(),
      ),
    [options],
  )
  return (
    <OptionPicker
      {...props}
      options={options}
      search={search}
      chosenId={currency}
      selectLikely={selectLikely}
      recentKey="foyer-recent-currencies"
      renderIcon={({ id }) => <CurrencyIcon code={id.toLowerCase()} />}
      texts={{
        title: translate('currency_picker_title'),
        search: translate('currency_picker_search'),
        first: translate('currency_picker_likely'),
        all: translate('currency_picker_all'),
        none: (text) => translate('currency_picker_none', { text }),
      }}
    />
  )
}
