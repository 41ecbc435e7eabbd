import { createTranslate } from '@foyer/core/messages'
import { codeWords } from '@foyer/core/messages/en-001/kit'
import { useKitMessages } from '../../messages/messages.ts'
import type { InputBlockProps } from '../block-props.ts'
import shell from '../field-shell.module.css'
import { FieldShell } from '../field-shell.tsx'
import styles from './code-field.module.css'
import type { CodeInput } from './use-code-input.ts'

const english = createTranslate(codeWords)

type ShellProps = Pick<
  InputBlockProps<string, never>,
  'label' | 'description' | 'disabled' | 'marginBottom' | 'isHidden' | 'autocomplete' | 'placeholder'
>

export interface CodeFieldProps extends ShellProps {
  readonly input: CodeInput
  /** Somebody is checking the code: said in place of the hint. */
  readonly pending?: boolean | undefined
}

/** A field for a code, that can be cleared. */
export function CodeField({ input, pending, ...props }: CodeFieldProps) {
  const { field, inputProps, clear } = input
  const { label, disabled, marginBottom, isHidden } = props
  const translate = useKitMessages(english)
  return (
    <FieldShell
      {...{ field, label, disabled, marginBottom, isHidden }}
      description={pending ? translate('code_checking') : props.description}
    >
      <div className={shell.box}>
        <input
          {...inputProps}
          className={styles.input}
          type="text"
          // Nothing that a browser remembers is this code.
          autoComplete={props.autocomplete ?? 'off'}
          // A blank one stands in for none: styles ask by it whether the field is empty.
          placeholder={props.placeholder || ' '}
          aria-busy={pending || undefined}
        />
        {pending && <span className={styles.spinner} />}
        <button
          className={styles.clear}
          type="button"
          disabled={disabled}
          aria-label={translate('code_clear')}
          aria-controls={field.inputId}
          // Focus stays in the input, and with it the phone's keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={clear}
        >
          <svg className={styles.cross} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4 4l8 8M12 4l-8 8" />
          </svg>
        </button>
      </div>
    </FieldShell>
  )
}
