import { Tabs } from '@foyer/kit/tabs'
import { useDeferredValue, useEffect, type ReactNode } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'
import { LastUsed } from './choice/last-used.tsx'
import { findMethod, type MethodId } from './methods.ts'
import type { MethodFieldProps } from './method.ts'

export interface MethodFieldsProps {
  /** In the order of the tabs; a single one has no tabs. */
  readonly ids: readonly MethodId[]
  /** The method whose field is shown. */
  readonly selected: MethodId
  /** Called when a tab is chosen: pass its method as `selected`. */
  readonly onSelect: (id: MethodId) => void
  /** Chooses what browsers fill in: saved accounts, or the person's own data. */
  readonly purpose: MethodFieldProps['purpose']
  /** Replaces the label of a single field. */
  readonly label?: string | undefined
  /** Texts to fill into the fields, such as one that was typed in another form. */
  readonly texts?: { readonly [Id in MethodId]?: string | undefined } | undefined
  /** The method to be marked as used last. */
  readonly last?: string | null | undefined
  /** Called when the field of a method is shown, and at each later render. */
  readonly onShown?: ((id: MethodId) => void) | undefined
  /** Shown below the fields, in the panel of the tabs. */
  readonly children?: ReactNode
}

/**
 * The tabs of the methods, and the field of the selected one.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function MethodFields(props: MethodFieldsProps) {
  const { ids, selected, onSelect, purpose, label, texts, last, onShown, children } = props
  const { translate } = useFoyer('MethodFields')
  // Deferred: the tab reacts to the press at once, and the field follows, also on a slow device.
  const shown = useDeferredValue(selected)
  useEffect(() => onShown?.(shown))
  const tabs = ids.map((id) => ({
    id,
    title: (
      <>
        {translate(findMethod(id).title)} {id === last && <LastUsed />}
      </>
    ),
  }))
  return (
    <Tabs
      label={translate('methods_label')}
      // A single method has the same elements around its field, so that the field keeps what was typed when the other one is left out.
      tabs={tabs.length > 1 ? tabs : []}
      selected={selected}
      onSelect={onSelect}
    >
      {ids.map((id) => {
        const { Field } = findMethod(id)
        return (
          <Field key={id} purpose={purpose} label={label} isHidden={id !== shown} inputValue={texts?.[id]} />
        )
      })}
      {children}
    </Tabs>
  )
}
