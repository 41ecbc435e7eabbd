import type { FormStore } from '@foyer/core/form'
import { afterPress } from '@foyer/kit/after-press'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { readLastWay } from './last-way.ts'
import type { MethodId } from '../methods.ts'
import { keepTypedName, takeTypedName } from './typed-name.ts'

export interface MethodChoiceOptions {
  /** The methods that are offered; the first is selected unless another one was used last. */
  readonly ids: readonly [MethodId, ...MethodId[]]
  readonly store: Pick<FormStore, 'values'>
  /** The element around the form. */
  readonly root: RefObject<HTMLElement | null>
  /** Removes messages about the method that was selected before. */
  readonly forget: () => void
  /** Begin with the method that was used last on this device. */
  readonly beginsWithLast?: boolean
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
  readonly take: (id: MethodId, text: string) => void
  /** The field of this method is shown. */
  readonly onShown: (id: MethodId) => void
  /** The way of the last sign-in on this device; `null` until the page has rendered. */
  readonly last: string | null
}

/** Which method a form shows, and what its fields begin with. */
export function useMethodChoice(options: MethodChoiceOptions): MethodChoice {
  const { ids, store, root, forget, beginsWithLast = false, autofocus = false } = options
  const [chosen, setChosen] = useState<MethodId | null>(null)
  const [texts, setTexts] = useState<MethodChoice['texts']>({})
  const [last, setLast] = useState<string | null>(null)
  const toFocus = useRef<MethodId>(null)
  const hasBegun = useRef(false)

  // After the first render, which must match the prerendered page.
  useLayoutEffect(() => {
    // StrictMode runs the effect twice, but the typed text can be taken only once.
    if (hasBegun.current) return
    hasBegun.current = true
    const typed = takeTypedName()
    const lastWay = readLastWay()
    const isTaken = typed !== null && ids.includes(typed.method)
    const wanted = isTaken ? typed.method : beginsWithLast && isUntouched(root.current) ? lastWay : null
    const begun = ids.find((id) => id === wanted) ?? ids[0]
    setLast(lastWay)
    if (begun !== ids[0]) setChosen(begun)
    if (isTaken) setTexts({ [typed.method]: typed.text })
    if (autofocus && mayTakeFocus()) toFocus.current = begun
    // oxlint-disable-next-line react/exhaustive-deps -- once: later it would change the form while the person uses it
  }, [])

  useEffect(() => {
    const form = root.current
    const hand = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a[href]')) keepTypedName(store.values)
    }
    form?.addEventListener('click', hand, { capture: true })
    return () => form?.removeEventListener('click', hand, { capture: true })
  }, [root, store])

  function select(id: MethodId): void {
    forget()
    setChosen(id)
  }

  return {
    ids,
    selected: chosen !== null && ids.includes(chosen) ? chosen : ids[0],
    select,
    texts,
    take(id, text) {
      toFocus.current = id
      // A field ignores a text that it was given before, so the text is cleared first.
      flushSync(() => setTexts((before) => ({ ...before, [id]: undefined })))
      setTexts((before) => ({ ...before, [id]: text }))
      select(id)
    },
    onShown(id) {
      if (toFocus.current !== id) return
      toFocus.current = null
      afterPress(() => root.current?.querySelector<HTMLElement>(`input[name=${id}]`)?.focus())
    },
    last,
  }
}

/**
 * Not on a phone, where the focus would open the keyboard over the page, and only while nothing is focused, or something that Tab skips,
 * such as the page's heading.
 */
function mayTakeFocus(): boolean {
  const { activeElement } = document
  const isNowhere = !(activeElement instanceof HTMLElement) || activeElement === document.body
  return matchMedia('(hover: hover) and (pointer: fine)').matches && (isNowhere || activeElement.tabIndex < 0)
}

/** Neither the person nor a password manager has begun to fill in the form before the page's script ran. */
function isUntouched(form: HTMLElement | null): boolean {
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  return inputs.every((input) => input.value === '' && !input.matches(':focus'))
}
