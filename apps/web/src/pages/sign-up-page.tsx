import { SignUp } from '@foyer/sign-in'
import { use } from 'react'
import { PasswordProfileContext } from '../first-page/password-profile.ts'
import { useLocale } from '../locale/language.ts'
import { useKeptPromocode } from '../navigation/use-kept-promocode.ts'
import { signUpOptions } from '../sign-in-options.ts'
import { FormPage } from './form-page.tsx'
import { PageSocialButtons } from './social/page-social-buttons.tsx'

export function SignUpPage() {
  return (
    <FormPage title={useLocale().translate('sign_up_title')}>
      <SignUp
        {...signUpOptions}
        {...useKeptPromocode()}
        passwordProfile={use(PasswordProfileContext)}
        social={<PageSocialButtons />}
      />
    </FormPage>
  )
}
