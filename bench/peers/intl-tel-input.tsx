import IntlTelInput from '@intl-tel-input/react/with-utils'
import 'intl-tel-input/dist/css/intlTelInput.css'

/** With formatting and validation, because our input has both. */
export function Phone({ name }: { readonly name: string }) {
  // In strict mode it would drop the last digit of a number that begins with its calling code.
  return <IntlTelInput initialCountry="ru" strictMode={false} inputProps={{ id: name, name }} />
}
