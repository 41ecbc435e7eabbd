import { SignUp } from '@foyer/sign-in'
import { useLocale } from '../locale/language.ts'
import { signUpOptions } from '../sign-in-options.ts'
import { FormPage } from './form-page.tsx'
import { PageSocialButtons } from './page-social-buttons.tsx'

export function SignUpPage() {
  return (
    <FormPage title={useLocale().translate('sign_up_title')}>
      <SignUp {...signUpOptions} social={<PageSocialButtons />} />
    </FormPage>
  )
}
