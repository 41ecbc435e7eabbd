import IntlTelInput from '@intl-tel-input/react/with-utils'
import 'intl-tel-input/dist/css/intlTelInput.css'

/** With its formatting and validation, which ours has too. */
export function Phone({ name }: { readonly name: string }) {
  // In strict mode it drops the last digit of a number that begins with its calling code.
  return <IntlTelInput initialCountry="ru" strictMode={false} inputProps={{ id: name, name }} />
}
