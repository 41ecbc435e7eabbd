import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { CurrencyDropdown } from '../blocks/currency-dropdown/index.ts'
import { DateInput } from '../blocks/date-input/index.ts'
import { DateParts } from '../blocks/date-parts/index.ts'
import { PhoneInput } from '../blocks/phone-input/index.ts'
import { KitLocale } from './messages.ts'

it.each([
  ['pt_BR', 'Brasil', 'Dólar americano', '05/03/1990', '5 de março de 1990'],
  ['zh_TW', '巴西', '美元', '1990/03/05', '1990年3月5日'],
  ['no such locale', 'Brazil', 'US Dollar', '05/03/1990', '5 March 1990'],
])(
  'names countries, currencies and days where the locale is %s',
  async (locale, country, currency, shown, day) => {
    const screen = await render(
      <KitLocale value={locale}>
        <PhoneInput name="phone" label="Phone" countryCode="BR" />
        <CurrencyDropdown name="currency" label="Currency" currencies={['USD', 'EUR']} inputValue="USD" />
        <DateInput name="born" label="Born" inputValue="1990-03-05" />
      </KitLocale>,
    )
    await expect.element(screen.getByRole('button', { name: new RegExp(country) })).toBeInTheDocument()
    await expect.element(screen.getByLabelText('Currency')).toHaveTextContent(currency)
    await expect.element(screen.getByLabelText('Born')).toHaveValue(shown)
    await expect.element(screen.getByLabelText('Born')).toHaveAccessibleDescription(day)
  },
)

it.each(['pt_BR', 'no such locale'])(
  'says which parts of a date are missing where its locale is %s',
  async (locale) => {
    const screen = await render(<DateParts name="born" label="Born" locale={locale} />)
    const day = screen.getByLabelText('Day')
    await day.fill('5')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(day).toHaveAccessibleDescription(/^Still missing: Month .{1,3} Year$/)
  },
)
