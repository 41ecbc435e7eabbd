import { spinner } from '../../styles/spinner.ts'
import type { FieldStatus } from '@foyer/core/form'
import { createTranslate } from '@foyer/core/messages'
import { codeMessages } from '@foyer/core/messages/en-001/kit'
import { useKitMessages } from '../../messages/messages.ts'
import { useIconTip } from '../../surfaces/tooltip/use-icon-tip.tsx'
import type { InputBlockProps } from '../block-props.ts'
import shell from '../field-shell.module.css'
import { FieldShell } from '../field-shell.tsx'
import styles from './code-field.module.css'
import type { CodeInput } from './use-code-input.ts'

const english = createTranslate(codeMessages)

type ShellProps = Pick<
  InputBlockProps<string, never>,
  'label' | 'description' | 'disabled' | 'marginBottom' | 'isHidden' | 'autocomplete' | 'placeholder'
>

export interface CodeFieldProps extends ShellProps {
  readonly input: CodeInput
  /** The result of the server's check of the code. */
  readonly status?: FieldStatus | undefined
  /** The code is being checked: the field says so instead of showing the hint. */
  readonly pending?: boolean | undefined
}

/** A field for a code, with a button that clears it. */
export function CodeField({ input, status, pending, ...props }: CodeFieldProps) {
  const { inputProps, clear } = input
  // A well-formed code may still be invalid, so passing the validators gives no success tick.
  const field = input.field.status === 'success' ? { ...input.field, status } : input.field
  const { label, disabled, marginBottom, isHidden } = props
  const translate = useKitMessages(english)
  const tip = useIconTip(translate('code_clear'))
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
          // Browsers would suggest codes that were used before.
          autoComplete={props.autocomplete ?? 'off'}
          // Never empty: CSS finds out through `:placeholder-shown` whether the field is empty.
          placeholder={props.placeholder || ' '}
          aria-busy={pending || undefined}
        />
        {pending && <span className={`${spinner} ${styles.pending}`} />}
        <button
          {...tip.on}
          className={styles.clear}
          type="button"
          disabled={disabled}
          aria-label={translate('code_clear')}
          aria-controls={field.inputId}
          // Keeps the focus in the input, and so the phone's keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={clear}
        >
          <svg className={styles.cross} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4 4l8 8M12 4l-8 8" />
          </svg>
        </button>
        {tip.tooltip}
      </div>
    </FieldShell>
  )
}
