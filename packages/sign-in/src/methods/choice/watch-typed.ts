/**
 * Calls back with what somebody types into a field of a method, including characters that the phone mask removes, such as letters.
 * @param fields the element around the fields
 * @param earlyText what was filled in or typed before
 * @returns the function that stops watching
 */
export function watchTyped(
  fields: HTMLElement,
  onChange: (text: string) => void,
  earlyText: string,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  // Somebody may have typed before this was loaded.
  const current = earlyText || (findField(fields.querySelector('input:focus'))?.value ?? '')
  /** Everything that was typed into the current field, even if the field does not show it. */
  let typed = current

  function handleBeforeInput({ target, inputType, data }: InputEvent): void {
    if (findField(target) === null) return
    if (inputType === 'deleteContentBackward') typed = [...typed].slice(0, -1).join('')
    else if (isIncremental(inputType)) typed += data ?? ''
  }
  /** After any other edit, such as autofill or drag and drop: reads the whole text, before the mask removes its letters. */
  function handleInputCapture(event: Event & Partial<InputEvent>): void {
    // For fields in a shadow tree, `target` is its host.
    const field = findField(event.composedPath()[0])
    if (field !== null && !isIncremental(event.inputType) && fields.contains(field)) typed = field.value
  }
  function handleFocusIn({ target }: Event): void {
    typed = findField(target)?.value ?? ''
  }
  function handleInput({ target }: Event): void {
    const field = findField(target)
    if (field !== null) onChange(field.name === 'phone' ? typed : field.value)
  }

  addEventListener('input', handleInputCapture, { signal, capture: true })
  fields.addEventListener('beforeinput', handleBeforeInput, { signal })
  fields.addEventListener('focusin', handleFocusIn, { signal })
  fields.addEventListener('input', handleInput, { signal })
  onChange(current)
  return () => controller.abort()
}

/** The field of a method. The search field of the country list, which opens among the fields, has no name. */
function findField(target: EventTarget | null | undefined): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.name !== '' ? target : null
}

/** Can `handleBeforeInput` record this kind of edit in `beforeinput`, from the event's data alone? */
function isIncremental(inputType: string | undefined): boolean {
  return /^(insertText|insertFromPaste|deleteContentBackward)$/.test(inputType ?? '')
}
