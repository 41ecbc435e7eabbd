import { Button } from '@foyer/kit/button'
import { useEffect, useState, type RefObject } from 'react'
import { useFoyer } from '../../plugins/foyer-context.ts'
import { findMethod } from '../methods.ts'
import styles from './method-offer.module.css'
import type { MethodChoice } from './use-method-choice.ts'
import { watchTyped } from './watch-typed.ts'

export interface MethodOfferProps {
  readonly choice: MethodChoice
  /** The element around the fields of the methods. */
  readonly fields: RefObject<HTMLElement | null>
  /** What was filled in or typed before this was loaded. */
  readonly earlyText: RefObject<string>
}

/** Offers another method when its identifier is typed into the field of the selected one. */
export function MethodOffer({ choice, fields, earlyText }: MethodOfferProps) {
  const { translate } = useFoyer('MethodOffer')
  const { ids, selected, switchTo } = choice
  const [typed, setTyped] = useState('')
  const [previousSelected, setPreviousSelected] = useState(selected)
  if (previousSelected !== selected) {
    // The text was typed into the field of the previous method.
    setPreviousSelected(selected)
    setTyped('')
  }

  useEffect(
    () => (fields.current === null ? undefined : watchTyped(fields.current, setTyped, earlyText.current)),
    [fields, earlyText],
  )

  const suggested = ids.find((id) => id !== selected && findMethod(id).matches(typed))
  const texts = suggested && findMethod(suggested).offer
  return (
    <div className={styles.offer}>
      <output>{texts && translate(texts.reason)}</output>
      {suggested && texts && (
        <Button
          text={translate(texts.action)}
          variant="plain"
          size="small"
          weight="medium"
          events={{ click: () => switchTo(suggested, typed) }}
        />
      )}
    </div>
  )
}
