import { createStore } from '@foyer/core/store'
import { useBrowserValue } from '@foyer/kit/use-browser-value'
import { lazy, Suspense, useEffect, useState, type FunctionComponent } from 'react'
import { SocialPlaces } from './social-places.tsx'
import type { SocialButtonsProps } from './social-buttons-props.ts'

interface LateButtonsProps extends SocialButtonsProps {
  /** The buttons could not be loaded: shows what another try loads. */
  readonly onRenewed: () => void
}

/**
 * Buttons that are loaded later. Without them there is still the form, so a failure is not shown: they are loaded again when the network is
 * back, and by the next mount.
 */
export function loadButtonsLater(
  load: () => Promise<FunctionComponent<SocialButtonsProps>>,
): FunctionComponent<SocialButtonsProps> {
  const create = () =>
    lazy<FunctionComponent<LateButtonsProps>>(async () => {
      try {
        // Tries twice, since a connection is often back a moment later.
        return { default: await load().catch(load) }
      } catch {
        const Failed = (props: LateButtonsProps) => <Unloaded {...props} onLeft={renew} />
        return { default: Failed }
      }
    })
  const store = createStore(create())
  // React caches the result of a lazy component, even this one, so another try needs a new component.
  const renew = (): void => store.setState(create())
  return function LateButtons(props) {
    const [Buttons, setButtons] = useState(store.getState)
    return (
      <Suspense fallback={<SocialPlaces {...props} />}>
        <Buttons {...props} onRenewed={() => setButtons(store.getState)} />
      </Suspense>
    )
  }
}

/** Renders nothing; while hydrating a prerendered page, the same placeholders as there, to match its HTML. */
function Unloaded({ onLeft, onRenewed, ...props }: LateButtonsProps & { readonly onLeft: () => void }) {
  useEffect(() => {
    const retry = (): void => {
      onLeft()
      onRenewed()
    }
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [onLeft, onRenewed])
  useEffect(() => onLeft, [onLeft])
  const isHydrated = useBrowserValue(() => true, false)
  return isHydrated ? null : <SocialPlaces {...props} />
}

const LateButtons = loadButtonsLater(async () => (await import('./social-button-list.tsx')).SocialButtonList)

/**
 * Buttons for the providers that the server offers, for `<SignIn social>` and `<SignUp social>`. Their space is reserved from the first
 * render, so that nothing moves when they are loaded.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function SocialButtons(props: SocialButtonsProps) {
  return <LateButtons {...props} />
}
