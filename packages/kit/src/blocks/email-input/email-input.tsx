import { lazy, Suspense, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import { controlAttributes } from '../../field/control/control-attributes.ts'
import { FieldShell } from '../../field/field-shell.tsx'
import { useField } from '../../field/use-field.ts'
import { textBinding, type TextBinding } from '../../field/use-text-input.ts'
import type { EmailInputProps } from './email-input-props.ts'
import type { EmailSuggestionsProps } from './email-suggestions.tsx'

const load = () => import('./email-suggestions.tsx')

const EmailSuggestions = lazy<ComponentType<EmailSuggestionsProps>>(() =>
  // Tries twice. Until this is loaded, the input has no suggestions.
  load()
    .catch(load)
    .catch(() => ({ default: () => null })),
)

const fullWidth = /[\uff01-\uff5e]+/g

/**
 * The value is the address without the invisible characters that copied addresses can contain, and with full-width letters converted to
 * ASCII. The shown text stays as it is.
 */
const emailBinding: TextBinding = {
  ...textBinding,
  read: readEmail,
  write(input, { value }) {
    if (readEmail(input) !== value) input.value = String(value)
  },
}

function readEmail({ value }: HTMLInputElement): string {
  return value
    .replace(/\p{Cf}/gu, '')
    .replace(fullWidth, (text) => text.normalize('NFKC'))
    .trim()
}

const bindEmail = () => emailBinding

/**
 * An input for an e-mail address, with completions and typo corrections. To check the format, pass the validator `{ type: 'email', lazy:
 * true }`.
 */
export function EmailInput(props: EmailInputProps) {
  const field = useField<EmailInputProps, HTMLInputElement, TextBinding>(props, '', bindEmail)
  const { store, control, controller } = field
  const [hint, setHint] = useState<ReactNode>(null)
  const { label, disabled, marginBottom, isHidden } = props
  const listId = `${field.inputId}s`

  // A server's error also becomes the element's custom validity, for scripts and styles that query the element.
  useLayoutEffect(() => {
    const syncValidity = (): void => control.current?.setCustomValidity(store.getState().customError ?? '')
    syncValidity()
    return store.subscribe(syncValidity)
  }, [store, control])

  return (
    <FieldShell
      {...{ label, disabled, marginBottom, isHidden }}
      // No success tick while the block asks whether the address has a typo.
      field={hint !== null && field.status === 'success' ? { ...field, status: props.status } : field}
      description={hint ?? props.description}
    >
      <input
        {...controlAttributes(props, field, props.inputValue)}
        type="email"
        inputMode="email"
        autoComplete={props.autocomplete ?? 'email'}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        role="combobox"
        aria-autocomplete="list"
        // The suggestions change these attributes later. React does not touch attributes that it renders with the same value.
        aria-expanded={false}
        aria-controls={listId}
      />
      {field.isVisited && (
        <Suspense>
          <EmailSuggestions controller={controller} listId={listId} onHint={setHint} />
        </Suspense>
      )}
    </FieldShell>
  )
}
