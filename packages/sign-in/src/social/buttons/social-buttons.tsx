import { lazy, Suspense, useSyncExternalStore, type FunctionComponent } from 'react'
import { SocialPlaces } from './social-places.tsx'
import type { SocialButtonsProps } from './social-buttons-props.ts'

const Buttons = lazy<FunctionComponent<SocialButtonsProps>>(async () => {
  const load = () => import('./social-button-list.tsx')
  try {
    // Tries twice, since a connection is often back a moment later. Without the buttons there is still the form.
    const { SocialButtonList } = await load().catch(load)
    return { default: SocialButtonList }
  } catch {
    return { default: NoButtons }
  }
})

const never = (): (() => void) => () => {}

/** Renders nothing; while hydrating a prerendered page, the same placeholders as there, to match its HTML. */
function NoButtons(props: SocialButtonsProps) {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isTakenOver ? null : <SocialPlaces {...props} />
}

/**
 * Buttons for the providers that the server offers, for `<SignIn social>` and `<SignUp social>`. Their space is reserved from the first
 * render, so that nothing moves when they are loaded.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function SocialButtons(props: SocialButtonsProps) {
  return (
    <Suspense fallback={<SocialPlaces {...props} />}>
      <Buttons {...props} />
    </Suspense>
  )
}
