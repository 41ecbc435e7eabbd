import { SignIn } from '@foyer/sign-in'
import { useLocale } from '../locale/language.ts'
import { useKeptPromocode } from '../navigation/use-kept-promocode.ts'
import { signInOptions } from '../sign-in-options.ts'
import { FormPage } from './form-page.tsx'
import { PageSocialButtons } from './social/page-social-buttons.tsx'

export function SignInPage() {
  return (
    <FormPage title={useLocale().translate('sign_in_title')}>
      <SignIn {...signInOptions} {...useKeptPromocode()} social={<PageSocialButtons />} />
    </FormPage>
  )
}
