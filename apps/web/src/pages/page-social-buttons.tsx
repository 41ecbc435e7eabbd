import { SocialButtons } from '@foyer/sign-in'
import { useLocation } from 'react-router'
import { readSocialPlaces } from '../first-page/drawn-page.ts'
import { readPromocode, readReturnPath } from '../navigation/return-path.ts'

/** The other ways to sign in, which lead back to where the person came from. */
export function PageSocialButtons() {
  const location = useLocation()
  return (
    <SocialButtons
      pathname={readReturnPath(location)}
      promocode={readPromocode(location)}
      expected={readSocialPlaces()}
    />
  )
}
