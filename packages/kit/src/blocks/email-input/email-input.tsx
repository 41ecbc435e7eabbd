import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { drawFieldShell } from '../../field/field-shell.tsx'
import { useTextInput } from '../../field/use-text-input.ts'
import type { EmailInputProps } from './email-input-props.ts'
import { EmailSession } from './email-session.ts'
import type { EmailSuggestionsProps } from './email-suggestions.tsx'

const EmailSuggestions = lazy<ComponentType<EmailSuggestionsProps>>(() =>
  // Without it the input is a plain one.
  import('./email-suggestions.tsx').catch(() => ({ default: () => null })),
)

/** An e-mail address, completed and corrected as it is typed. Bring the format check as a validator: `{ type: 'email', lazy: true }`. */
export function EmailInput(props: EmailInputProps) {
  const { field, inputProps } = useTextInput(props, EmailSession)
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
        {field.isInUse && (
          <Suspense>
            <EmailSuggestions session={field.control} listId={listId} onHint={setHint} />
          </Suspense>
        )}
      </>
    ),
  })
}
