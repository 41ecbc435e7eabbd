import { Tabs } from '@foyer/kit/tabs'
import { useDeferredValue } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'
import { findMethod, type MethodId } from './methods.ts'
import type { MethodFieldProps } from './method.ts'

export interface MethodFieldsProps {
  /** In the order of the tabs; a single one has no tabs. */
  readonly ids: readonly MethodId[]
  readonly selected: MethodId
  readonly onSelect: (id: MethodId) => void
  readonly purpose: MethodFieldProps['purpose']
}

/** The tabs of the methods, and the field of the selected one. */
export function MethodFields({ ids, selected, onSelect, purpose }: MethodFieldsProps) {
  const { translate } = useFoyer('MethodFields')
  // Deferred: the tab reacts to the press at once, and the field follows, also on a slow device.
  const shown = useDeferredValue(selected)
  const fields = ids.map((id) => {
    const { Field } = findMethod(id)
    return <Field key={id} purpose={purpose} isHidden={id !== shown} />
  })
  if (ids.length === 1) return fields
  return (
    <Tabs
      label={translate('methods_label')}
      tabs={ids.map((id) => ({ id, title: translate(findMethod(id).title) }))}
      selected={selected}
      onSelect={onSelect}
    >
      {fields}
    </Tabs>
  )
}
