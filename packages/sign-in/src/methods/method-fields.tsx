import { Tabs } from '@foyer/kit/tabs'
import { useDeferredValue } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'
import { methods, type MethodId } from './methods.ts'
import type { MethodFieldProps } from './method.ts'

export interface MethodFieldsProps {
  /** In the order of the tabs; one alone has no tabs. */
  readonly ids: readonly MethodId[]
  readonly selected: MethodId
  readonly onSelect: (id: MethodId) => void
  readonly purpose: MethodFieldProps['purpose']
}

/** The tabs of the methods, and the field of the one that is chosen. */
export function MethodFields({ ids, selected, onSelect, purpose }: MethodFieldsProps) {
  const { translate } = useFoyer('MethodFields')
  // The tab answers the press at once, on a slow processor too; the field follows a frame later.
  const shown = useDeferredValue(selected)
  return (
    <>
      {ids.length > 1 && (
        <Tabs
          label={translate('methods_label')}
          tabs={ids.map((id) => ({ id, title: translate(methods[id].title) }))}
          selected={selected}
          onSelect={onSelect}
        />
      )}
      {ids.map((id) => {
        const { Field } = methods[id]
        return <Field key={id} purpose={purpose} isHidden={id !== shown} />
      })}
    </>
  )
}
