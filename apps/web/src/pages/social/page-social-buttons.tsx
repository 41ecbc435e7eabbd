import { SocialButtons } from '@foyer/sign-in'
import { useLocation } from 'react-router'
import { readSocialPlaces } from '../../first-page/prerendered-page.ts'
import { readUncheckedFrom } from '../../navigation/return/return-path.ts'

/** The social buttons, with the page to return to. */
export function PageSocialButtons() {
  const location = useLocation()
  return <SocialButtons pathname={readUncheckedFrom(location)} expectedProviders={readSocialPlaces()} />
}
