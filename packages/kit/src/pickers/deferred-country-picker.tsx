import { useEffect, useState } from 'react'
import type { CountryPickerProps } from './country-picker-props.ts'
import type { LazyPicker } from './create-lazy-picker.tsx'

const load = () => import('./country-picker-opener.ts')

let loaded: LazyPicker<CountryPickerProps> | null = null

const prepare = () =>
  load()
    .catch(load)
    .then((opener) => (loaded = opener.default))

/** What opens the picker, which may have to come first. If it cannot, the press comes to nothing, and the next one tries again. */
function DeferredPicker(props: CountryPickerProps) {
  const [Picker, setPicker] = useState(() => loaded)
  const { onClose } = props
  useEffect(() => {
    let isOpen = !Picker
    if (isOpen)
      prepare().then(
        (opener) => setPicker(() => opener),
        () => isOpen && onClose(),
      )
    return () => {
      isOpen = false
    }
  }, [Picker, onClose])
  return Picker && <Picker {...props} />
}

/**
 * What a phone input opens. Its code comes in two steps: what opens the picker, and says that it is on its way or not to
 * be had, once the page is at rest; the picker itself when a person comes near it.
 */
export const CountryPicker = Object.assign(DeferredPicker, {
  prepare: () => prepare().catch(Object),
  preload: (locale: string) => prepare().then((opener) => opener.preload(locale), Object),
})
