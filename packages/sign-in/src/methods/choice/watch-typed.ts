/**
 * Calls back with what somebody types into a field of a method, including characters that the phone mask removes, such as letters.
 * @param fields the element around the fields
 * @param early what was filled in or typed before
 * @returns the function that stops watching
 */
export function watchTyped(fields: HTMLElement, tell: (text: string) => void, early: string): () => void {
  const ending = new AbortController()
  const { signal } = ending
  // Somebody may have typed before this was loaded.
  const current = early || (findField(fields.querySelector('input:focus'))?.value ?? '')
  /** Everything that was typed into the current field, even if the field does not show it. */
  let typed = current

  function note({ target, inputType, data }: InputEvent): void {
    if (findField(target) === null) return
    if (inputType === 'deleteContentBackward') typed = [...typed].slice(0, -1).join('')
    else if (isNoted(inputType)) typed += data ?? ''
  }
  /** After any other edit, such as autofill or drag and drop: reads the whole text, before the mask removes its letters. */
  function noteWhole({ target, inputType }: Event & Partial<InputEvent>): void {
    const field = findField(target)
    if (field !== null && !isNoted(inputType) && fields.contains(field)) typed = field.value
  }
  function begin({ target }: Event): void {
    typed = findField(target)?.value ?? ''
  }
  function change({ target }: Event): void {
    const field = findField(target)
    if (field !== null) tell(field.name === 'phone' ? typed : field.value)
  }

  addEventListener('input', noteWhole, { signal, capture: true })
  fields.addEventListener('beforeinput', note, { signal })
  fields.addEventListener('focusin', begin, { signal })
  fields.addEventListener('input', change, { signal })
  tell(current)
  return () => ending.abort()
}

/** The field of a method. The search field of the country list, which opens among the fields, has no name. */
function findField(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.name !== '' ? target : null
}

/** Can `note` record this kind of edit in `beforeinput`, from the event's data alone? */
function isNoted(inputType: string | undefined): boolean {
  return /^(insertText|insertFromPaste|deleteContentBackward)$/.test(inputType ?? '')
}
