import { createLazyContent, useModal } from '@foyer/kit/modal'
import { mainId } from '../layout/skip-link.tsx'
import { useLocale } from '../locale/language.ts'

const content = createLazyContent(() => import('./sign-in-form.tsx'))

/** Gives what opens the sign-in form over the page. */
export function useSignInModal(): (opener: HTMLElement) => Promise<void> {
  const { translate } = useLocale()
  const openModal = useModal()

  return async (opener) => {
    const { intent } = await openModal('sign-in', {
      title: translate('sign_in_title'),
      content,
      // What is typed here is not to be lost by a slip of the hand.
      ignoresOutsidePress: true,
      opener,
    })
    // The link that had the focus has gone with the sign-in: the page is heard anew, and stays where it is.
    if (intent === 'resolve')
      document.getElementById(mainId)?.querySelector('h1')?.focus({ preventScroll: true })
  }
}
