import { Tabs } from '@foyer/kit/tabs'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useLatePart } from '../auth-form/use-late-part.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { LastUsed } from './choice/last-used.tsx'
import { findMethod } from './methods.ts'
import styles from './method-fields.module.css'
import type { MethodFieldProps } from './method.ts'
import type { MethodChoice } from './choice/use-method-choice.ts'

export interface MethodFieldsProps {
  readonly choice: MethodChoice
  readonly purpose: MethodFieldProps['purpose']
  /** Marks the method that was used last. Default: false. */
  readonly marksLast?: boolean
}

const loadOffer = () => import('./choice/method-offer.tsx')

/** The tabs of the methods, and the field of the selected one. A single method has no tabs. */
export function MethodFields({ choice, purpose, marksLast = false }: MethodFieldsProps) {
  const { translate } = useFoyer('MethodFields')
  const { ids, selected, select, texts, last, onShown } = choice
  // Deferred: the tab reacts to the press at once, and the field follows, also on a slow device.
  const shown = useDeferredValue(selected)
  useEffect(() => onShown(shown))
  const place = useRef<HTMLDivElement>(null)
  const { part: offer } = useLatePart(loadOffer, ids.length > 1)
  const fields = ids.map((id) => {
    const { Field } = findMethod(id)
    return <Field key={id} purpose={purpose} isHidden={id !== shown} inputValue={texts[id]} />
  })
  if (ids.length === 1) return fields
  return (
    <Tabs
      label={translate('methods_label')}
      tabs={ids.map((id) => ({
        id,
        title: (
          <>
            {translate(findMethod(id).title)} {marksLast && id === last && <LastUsed />}
          </>
        ),
      }))}
      selected={selected}
      onSelect={select}
    >
      <div className={styles.fields} ref={place}>
        {fields}
      </div>
      {offer && <offer.MethodOffer choice={choice} fields={place} />}
    </Tabs>
  )
}
