import { createLazyContent, useModal } from '@foyer/kit/modal'
import { mainId } from '../layout/skip-link.tsx'
import { useLocale } from '../locale/language.ts'

const content = createLazyContent(() => import('./sign-in-form.tsx'))

/** Returns the function that opens the sign-in form over the page. `opener`: see `ModalOptions`. */
export function useSignInModal(): (opener?: HTMLElement) => Promise<void> {
  const openModal = useModal()

  return async (opener) => {
    const { intent } = await openModal('sign-in', {
      title: <Title />,
      content,
      // So that a stray press outside does not lose what was typed.
      ignoresOutsidePress: true,
      opener,
    })
    // The focused link has been removed after the sign-in: focus the page's content, without scrolling.
    if (intent === 'resolve')
      document.getElementById(mainId)?.querySelector('h1')?.focus({ preventScroll: true })
  }
}

/** An element, so that it follows the page's language. */
function Title() {
  return useLocale().translate('sign_in_title')
}
