/**
 * Calls back with what somebody types into a field of a method: also what the mask of a phone number leaves out, such as letters.
 * @param fields the element around the fields
 * @param early what was filled in or typed before
 * @returns the function that ends it
 */
export function watchTyped(fields: HTMLElement, tell: (text: string) => void, early: string): () => void {
  const ending = new AbortController()
  const { signal } = ending
  // Somebody may have typed before this was loaded.
  const present = early || (fields.querySelector<HTMLInputElement>('input:focus')?.value ?? '')
  /** All that was typed into the present field, whatever it shows. */
  let typed = present

  function note({ inputType, data }: InputEvent): void {
    if (inputType === 'deleteContentBackward') typed = [...typed].slice(0, -1).join('')
    else if (isNoted(inputType)) typed += data ?? ''
  }
  /** All else, such as what a password manager fills in or what is dropped: the whole text, before the mask leaves out its letters. */
  function noteWhole({ target, inputType }: Event & Partial<InputEvent>): void {
    if (isNoted(inputType) || !(target instanceof HTMLInputElement) || !fields.contains(target)) return
    typed = target.value
  }
  function begin({ target }: Event): void {
    typed = target instanceof HTMLInputElement ? target.value : ''
  }
  function change({ target }: Event): void {
    if (target instanceof HTMLInputElement) tell(target.name === 'phone' ? typed : target.value)
  }

  addEventListener('input', noteWhole, { signal, capture: true })
  fields.addEventListener('beforeinput', note, { signal })
  fields.addEventListener('focusin', begin, { signal })
  fields.addEventListener('input', change, { signal })
  tell(present)
  return () => ending.abort()
}

/** Is it an edit of one place, whose text or character is known before it is made? */
function isNoted(inputType: string | undefined): boolean {
  return /^(insertText|insertFromPaste|deleteContentBackward)$/.test(inputType ?? '')
}
