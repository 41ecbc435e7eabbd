import { SignUp } from '@foyer/sign-in'
import { use, useState } from 'react'
import { useLocation } from 'react-router'
import { PageSettingsContext } from '../first-page/page-settings.ts'
import { useLocale } from '../locale/language.ts'
import { readUncheckedFrom } from '../navigation/return/return-path.ts'
import { useStoredPromocode } from '../navigation/use-stored-promocode.ts'
import { signUpOptions } from '../sign-in-options.ts'
import { createNewMemberState } from '../verify/verify-state.ts'
import { FormPage } from './form-page.tsx'
import { PageSocialButtons } from './social/page-social-buttons.tsx'

export function SignUpPage() {
  const location = useLocation()
  const [isNewMember, setIsNewMember] = useState(false)
  // People prove their identifier before they go on to the page that they came for.
  const next = isNewMember
    ? { to: '/verify', state: createNewMemberState(readUncheckedFrom(location)) }
    : null
  return (
    <FormPage title={useLocale().translate('sign_up_title')} next={next}>
      <SignUp
        {...signUpOptions}
        {...useStoredPromocode()}
        {...use(PageSettingsContext)}
        onSuccess={() => setIsNewMember(true)}
        social={<PageSocialButtons />}
      />
    </FormPage>
  )
}
