import { useRef } from 'react'
import { useLazyPart } from '../../auth-form/use-lazy-part.ts'
import { MethodFields, type MethodFieldsProps } from '../method-fields.tsx'
import styles from '../without-box.module.css'
import { useEarlyText } from './use-early-text.ts'
import type { MethodChoice } from './use-method-choice.ts'

export interface ChosenFieldsProps {
  readonly choice: MethodChoice
  readonly purpose: MethodFieldsProps['purpose']
  /** Marks the method that was used last. Default: false. */
  readonly marksLast?: boolean
}

const load = () => import('./method-offer.tsx')

/** The fields of a form's methods. The code that offers the other method for what was typed is loaded later. */
export function ChosenFields({ choice, purpose, marksLast = false }: ChosenFieldsProps) {
  const { ids, selected, select, texts, last, onShown } = choice
  const container = useRef<HTMLDivElement>(null)
  const earlyText = useEarlyText(container)
  const { part } = useLazyPart(load, ids.length > 1)
  return (
    <div className={styles.place} ref={container}>
      <MethodFields
        {...{ ids, selected, purpose, texts, onShown }}
        onSelect={select}
        last={marksLast ? last : null}
      >
        {part && <part.MethodOffer choice={choice} fields={container} earlyText={earlyText} />}
      </MethodFields>
    </div>
  )
}
