import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { drawFieldShell } from '../../field/field-shell.tsx'
import { TextSession, useTextInput } from '../../field/use-text-input.ts'
import type { EmailInputProps } from './email-input-props.ts'
import type { EmailSuggestionsProps } from './email-suggestions.tsx'

const EmailSuggestions = lazy<ComponentType<EmailSuggestionsProps>>(() =>
  // Without it the input is a plain one.
  import('./email-suggestions.tsx').catch(() => ({ default: () => null })),
)

/** An e-mail address, completed and corrected as it is typed. Bring the format check as a validator: `{ type: 'email', lazy: true }`. */
export function EmailInput(props: EmailInputProps) {
  const { field, ref, inputProps } = useTextInput(props, EmailSession)
  const { domains, events } = props
  const [hint, setHint] = useState<ReactNode>(null)
  const listId = `${field.inputId}s`
  return drawFieldShell({
    ...props,
    field,
    description: hint ?? props.description,
    children: (
      <>
        <input
          {...inputProps}
          type="email"
          inputMode="email"
          autoComplete={props.autocomplete ?? 'email'}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          role="combobox"
          aria-autocomplete="list"
          // What is true later is written by the part that knows; React leaves alone what it draws the same.
          aria-expanded={false}
          aria-controls={listId}
        />
        {field.isInUse && ref.current && (
          <Suspense>
            <EmailSuggestions
              input={ref.current}
              store={field.store}
              listId={listId}
              domains={domains}
              onSelect={events?.selectSuggestion}
              onHint={setHint}
            />
          </Suspense>
        )}
      </>
    ),
  })
}

/** A server's word is the element's custom validity too, for scripts and styles that ask the element. */
class EmailSession extends TextSession {
  protected override show(input: HTMLInputElement): void {
    super.show(input)
    input.setCustomValidity(this.getState().customError ?? '')
  }
}
