import { Recovery } from '@foyer/sign-in'
import { useLocale } from '../locale/language.ts'
import { recoveryOptions } from '../sign-in-options.ts'
import { FormPage } from './form-page.tsx'

export function RecoverPage() {
  return (
    <FormPage title={useLocale().translate('recovery_title')}>
      <Recovery {...recoveryOptions} />
    </FormPage>
  )
}
