import { SignIn } from '@foyer/sign-in'
import { use } from 'react'
import { PageSettingsContext } from '../first-page/page-settings.ts'
import { useLocale } from '../locale/language.ts'
import { useEndedPage } from '../navigation/use-ended-page.ts'
import { useStoredPromocode } from '../navigation/use-stored-promocode.ts'
import { signInOptions } from '../sign-in-options.ts'
import { FormPage } from './form-page.tsx'
import { PageSocialButtons } from './social/page-social-buttons.tsx'

export function SignInPage() {
  const [next, onEnded] = useEndedPage()
  return (
    <FormPage title={useLocale().translate('sign_in_title')} next={next}>
      <SignIn
        {...signInOptions}
        {...useStoredPromocode()}
        signInMethods={use(PageSettingsContext).signInMethods}
        onEnded={onEnded}
        social={<PageSocialButtons />}
      />
    </FormPage>
  )
}
