import { createTranslate } from '@foyer/core/messages'
import { countryPickerMessages } from '@foyer/core/messages/en-001/kit'
import { useMemo } from 'react'
import { Flag } from '../../icons/flag.tsx'
import { useKitLocale, useKitMessages } from '../../messages/messages.ts'
import type { CountryPickerProps } from '../country-picker-props.ts'
import { OptionPicker } from '../option-picker/option-picker.tsx'
import { createCountrySearch, listCountries } from './country-search.ts'

const english = createTranslate(countryPickerMessages)

/** A picker of the countries that an input accepts, found by their name in many languages, ISO code or calling code. */
export function CountryPicker({ regions, countryCode, ...props }: CountryPickerProps) {
  const translate = useKitMessages(english)
  const locale = useKitLocale()
  const options = useMemo(() => listCountries(regions, locale), [regions, locale])
  const search = useMemo(() => createCountrySearch(options), [options])
  return (
    <OptionPicker
      {...props}
      options={options}
      search={search}
      chosenId={countryCode}
      recentKey="foyer-recent-countries"
      renderIcon={({ id }) => <Flag countryCode={id} />}
      texts={{
        title: translate('country_picker_title'),
        search: translate('country_picker_search'),
        all: translate('country_picker_all'),
        none: (text) => translate('country_picker_none', { text }),
      }}
    />
  )
}
