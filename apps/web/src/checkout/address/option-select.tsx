import type { FieldView } from '@foyer/core/form'
import { selectStyles as select } from '@foyer/kit/select-styles'
import { useId, type ReactNode } from 'react'
import styles from './option-select.module.css'

export interface OptionSelectProps {
  readonly label: string
  /** The name of the field. */
  readonly name: string
  readonly autoComplete: string
  /** Empty: none is chosen. */
  readonly value: string
  /** The text shown while none is chosen. */
  readonly prompt: string
  readonly view: Pick<FieldView, 'error' | 'isRefused'>
  readonly isRequired: boolean
  /** The options are still loading. */
  readonly isBusy?: boolean
  readonly onChange: (value: string) => void
  /** The options, except for the prompt. */
  readonly children: ReactNode
}

/**
 * A choice from a long list. A native select: browsers fill it in by `autocomplete`, and phones show their own list. Built from phrasing
 * content, because it is rendered inside the paragraph of a text block.
 */
export function OptionSelect(props: OptionSelectProps) {
  const { label, name, autoComplete, value, prompt, view, isRequired, isBusy, onChange, children } = props
  const { error, isRefused } = view
  const id = useId()
  return (
    <span className={styles.field}>
      <label className={select.label} htmlFor={id}>
        {label}
      </label>
      <span className={select.box}>
        <select
          className={select.select}
          id={id}
          name={name}
          autoComplete={autoComplete}
          value={value}
          aria-required={isRequired}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}m`}
          aria-busy={isBusy || undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          {/* Removed after a choice, if a choice is required. */}
          {(value === '' || !isRequired) && <option value="">{prompt}</option>}
          {children}
        </select>
        <svg className={select.chevron} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2.5 4.5 6 8l3.5-3.5" />
        </svg>
      </span>
      {/* As in the kit's inputs: after a refused submit only the first field is read out. */}
      <span className={styles.message} id={`${id}m`} aria-live={isRefused ? 'off' : 'polite'}>
        {error}
      </span>
    </span>
  )
}
