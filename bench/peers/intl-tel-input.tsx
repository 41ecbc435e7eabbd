import IntlTelInput from '@intl-tel-input/react/with-utils'
import 'intl-tel-input/dist/css/intlTelInput.css'

/** With what formats and checks a number, as ours does. */
export function Phone({ name }: { readonly name: string }) {
  return <IntlTelInput initialCountry="ru" inputProps={{ id: name, name }} />
}
