import type { FormStore } from '@foyer/core/form'
import { afterPress } from '@foyer/kit/after-press'
import { findFocused } from '@foyer/kit/tree-of'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { readLastWay } from './last-way.ts'
import type { MethodId } from '../methods.ts'
import { storeTypedName, takeTypedName } from './typed-name.ts'

export interface MethodChoiceOptions {
  /** The methods that are offered; the first is selected unless another one was used last. */
  readonly ids: readonly [MethodId, ...MethodId[]]
  readonly store: Pick<FormStore, 'values'>
  /** The element around the form. */
  readonly root: RefObject<HTMLElement | null>
  /** Removes messages about the method that was selected before. */
  readonly reset: () => void
  /** Begin with the method that was used last on this device. */
  readonly startsWithLast?: boolean
  /** Focus the first field when the form opens, where there is a keyboard. */
  readonly autofocus?: boolean | undefined
}

export interface MethodChoice {
  readonly ids: readonly MethodId[]
  readonly selected: MethodId
  readonly select: (id: MethodId) => void
  /** Texts for the fields: typed in the form before, or in the field of another method. */
  readonly texts: { readonly [Id in MethodId]?: string | undefined }
  /** Selects the method whose identifier was typed into another one's field, with that text. */
  readonly switchTo: (id: MethodId, text: string) => void
  /** The field of this method is shown. */
  readonly onShown: (id: MethodId) => void
  /** The way of the last sign-in on this device; `null` until the page has rendered. */
  readonly last: string | null
}

/** Which method a form shows, and what its fields begin with. */
export function useMethodChoice(options: MethodChoiceOptions): MethodChoice {
  const { ids, store, root, reset, startsWithLast = false, autofocus = false } = options
  const [chosen, setChosen] = useState<MethodId | null>(null)
  const [texts, setTexts] = useState<MethodChoice['texts']>({})
  const [last, setLast] = useState<string | null>(null)
  const methodToFocus = useRef<MethodId>(null)
  const hasInitialized = useRef(false)

  // After the first render, which must match the prerendered page.
  useLayoutEffect(() => {
    // StrictMode runs the effect twice, but the typed text can be taken only once.
    if (hasInitialized.current) return
    hasInitialized.current = true
    const typed = takeTypedName()
    const lastWay = readLastWay()
    const isRestored = typed !== null && ids.includes(typed.method)
    const preferred = isRestored ? typed.method : startsWithLast && isUntouched(root.current) ? lastWay : null
    const initial = ids.find((id) => id === preferred) ?? ids[0]
    setLast(lastWay)
    if (initial !== ids[0]) setChosen(initial)
    if (isRestored) setTexts({ [typed.method]: typed.text })
    if (autofocus && canTakeFocus()) methodToFocus.current = initial
    // oxlint-disable-next-line react/exhaustive-deps -- once: later it would change the form while the person uses it
  }, [])

  useEffect(() => {
    const form = root.current
    const handleClick = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a[href]')) storeTypedName(store.values)
    }
    form?.addEventListener('click', handleClick, { capture: true })
    return () => form?.removeEventListener('click', handleClick, { capture: true })
  }, [root, store])

  function select(id: MethodId): void {
    reset()
    setChosen(id)
  }

  return {
    ids,
    selected: ids.find((id) => id === chosen) ?? ids[0],
    select,
    texts,
    switchTo(id, text) {
      methodToFocus.current = id
      // A field ignores a text that it was given before, so the text is cleared first.
      flushSync(() => setTexts((current) => ({ ...current, [id]: undefined })))
      setTexts((current) => ({ ...current, [id]: text }))
      select(id)
    },
    onShown(id) {
      if (methodToFocus.current !== id) return
      methodToFocus.current = null
      afterPress(() => root.current?.querySelector<HTMLElement>(`input[name=${id}]`)?.focus())
    },
    last,
  }
}

/**
 * Not on a phone, where the focus would open the keyboard over the page, and only while nothing is focused, or something that Tab skips,
 * such as the page's heading.
 */
function canTakeFocus(): boolean {
  const focused = findFocused()
  const isUnfocused = !(focused instanceof HTMLElement) || focused === document.body
  // jsdom, in which apps test their pages, has no media queries.
  const hasKeyboard =
    typeof matchMedia === 'function' && matchMedia('(hover: hover) and (pointer: fine)').matches
  return hasKeyboard && (isUnfocused || focused.tabIndex < 0)
}

/** Neither the person nor a password manager has begun to fill in the form before the page's script ran. */
function isUntouched(form: HTMLElement | null): boolean {
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  return inputs.every((input) => input.value === '' && !input.matches(':focus'))
}
