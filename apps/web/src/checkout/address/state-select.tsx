import type { FormStore } from '@foyer/core/form'
import { OptionSelect } from './option-select.tsx'
import type { StateOption } from './use-states.ts'
import { useSelectField } from './use-select-field.ts'

export interface StateSelectProps<Result> {
  readonly store: FormStore<Result>
  readonly label: string
  /** The text shown while none is chosen. */
  readonly prompt: string
  /** The error while none is chosen; `null`: none has to be chosen. */
  readonly missingMessage: string | null
  /** `null` while they are loading. */
  readonly options: readonly StateOption[] | null
  /** The key of the one that is chosen at first; empty: none. */
  readonly initial: string
}

/** The state of an address, in a country that has a list of them. */
export function StateSelect<Result>({
  store,
  missingMessage,
  options,
  initial,
  ...props
}: StateSelectProps<Result>) {
  const { value, choose, view } = useSelectField(store, { name: 'state', initial, missingMessage })
  return (
    <OptionSelect
      {...props}
      name="state"
      autoComplete="address-level1"
      isRequired={missingMessage !== null}
      isBusy={options === null}
      value={value}
      view={view}
      onChange={choose}
    >
      {options?.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </OptionSelect>
  )
}
