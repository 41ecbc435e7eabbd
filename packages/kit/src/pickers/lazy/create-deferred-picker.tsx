import { useEffect } from 'react'
import { createLazy } from '../../surfaces/lazy-content/create-lazy.tsx'
import type { ClosableProps, LazyPicker, LazyPickerExtras } from './create-lazy-picker.tsx'
import { useCancelOpening } from './use-cancel-opening.ts'

/**
 * A lazy picker whose own code, which reports that loading is under way or has failed, is loaded later too, so that an input which many
 * people never open is smaller. If it cannot be loaded, the picker closes, and the next press tries again.
 */
export function createDeferredPicker<Props extends ClosableProps>(
  load: () => Promise<{ readonly default: LazyPicker<Props> }>,
): LazyPicker<Props> {
  const Picker = createLazy<Props, LazyPickerExtras>(load, OpeningNotice)
  const { preload } = Picker
  return Object.assign(Picker, {
    preload: (locale: string) => void preload().then((opener) => opener.preload(locale), Object),
  })
}

/** Shows nothing while the code is loaded, and closes the picker when that has failed. */
function OpeningNotice({
  anchor,
  onClose,
  onRetry,
}: ClosableProps & { readonly onRetry?: (() => void) | undefined }) {
  useCancelOpening(true, anchor, onClose)
  const hasFailed = onRetry !== undefined
  useEffect(() => {
    if (hasFailed) onClose()
  }, [hasFailed, onClose])
  return null
}
