import IntlTelInput from '@intl-tel-input/react/with-utils'
import 'intl-tel-input/dist/css/intlTelInput.css'

/** With what formats and checks a number, as ours does. */
export function Phone({ name }: { readonly name: string }) {
  // Strict, it drops the last digit of a number that begins with its calling code.
  return <IntlTelInput initialCountry="ru" strictMode={false} inputProps={{ id: name, name }} />
}
