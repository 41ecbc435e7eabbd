import { SignIn } from '@foyer/sign-in'
import { useLocale } from '../locale/language.ts'
import { useEndedPage } from '../navigation/use-ended-page.ts'
import { useStoredPromocode } from '../navigation/use-stored-promocode.ts'
import { useSignInOptions } from '../sign-in-options.ts'
import { FormPage } from './form-page.tsx'
import { PageSocialButtons } from './social/page-social-buttons.tsx'

export function SignInPage() {
  const [next, onEnded] = useEndedPage()
  return (
    <FormPage title={useLocale().translate('sign_in_title')} next={next}>
      <SignIn
        {...useSignInOptions()}
        {...useStoredPromocode()}
        onEnded={onEnded}
        social={<PageSocialButtons />}
      />
    </FormPage>
  )
}
