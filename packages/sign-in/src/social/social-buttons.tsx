import { lazy, Suspense, type FunctionComponent } from 'react'
import { SocialPlaces } from './social-places.tsx'
import type { SocialButtonsProps } from './social-buttons-props.ts'

const Buttons = lazy<FunctionComponent<SocialButtonsProps>>(async () => {
  const load = () => import('./social-button-list.tsx')
  try {
    // A second try: what was offline a moment ago often is not any more. Without them there is still the form.
    const { SocialButtonList } = await load().catch(load)
    return { default: SocialButtonList }
  } catch {
    return { default: () => null }
  }
})

/**
 * Buttons for the providers that the server offers, for `<SignIn social>` and `<SignUp social>`. Their place is kept
 * from the first drawing on: nothing moves when they come.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function SocialButtons(props: SocialButtonsProps) {
  return (
    <Suspense fallback={<SocialPlaces {...props} />}>
      <Buttons {...props} />
    </Suspense>
  )
}
