/**
 * Calls back with what somebody types into a field of a method: also what the mask of a phone number leaves out, such as letters.
 * @param fields the element around the fields
 * @returns the function that ends it
 */
export function watchTyped(fields: HTMLElement, tell: (text: string) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  // Somebody may have typed before this was loaded.
  const present = fields.querySelector<HTMLInputElement>('input:focus')?.value ?? ''
  /** All that was typed into the present field, whatever it shows. */
  let typed = present

  function note({ inputType, data }: InputEvent): void {
    if (inputType === 'insertText' || inputType === 'insertFromPaste') typed += data ?? ''
    else typed = inputType === 'deleteContentBackward' ? [...typed].slice(0, -1).join('') : ''
  }
  function begin({ target }: Event): void {
    typed = target instanceof HTMLInputElement ? target.value : ''
  }
  function change({ target }: Event): void {
    if (target instanceof HTMLInputElement) tell(target.name === 'phone' ? typed : target.value)
  }

  fields.addEventListener('beforeinput', note, { signal })
  fields.addEventListener('focusin', begin, { signal })
  fields.addEventListener('input', change, { signal })
  tell(present)
  return () => ending.abort()
}
