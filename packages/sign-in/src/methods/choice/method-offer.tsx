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
  readonly early: RefObject<string>
}

/** Offers another method when its identifier is typed into the field of the selected one. */
export function MethodOffer({ choice, fields, early }: MethodOfferProps) {
  const { translate } = useFoyer('MethodOffer')
  const { ids, selected, take } = choice
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(selected)
  if (shown !== selected) {
    // The text was typed into the field of the previous method.
    setShown(selected)
    setTyped('')
  }

  useEffect(
    () => (fields.current === null ? undefined : watchTyped(fields.current, setTyped, early.current)),
    [fields, early],
  )

  const meant = ids.find((id) => id !== selected && findMethod(id).isMeant(typed))
  const texts = meant && findMethod(meant).offer
  return (
    <div className={styles.offer}>
      <output>{texts && translate(texts.reason)}</output>
      {meant && texts && (
        <Button
          text={translate(texts.take)}
          variant="plain"
          size="small"
          weight="medium"
          events={{ click: () => take(meant, typed) }}
        />
      )}
    </div>
  )
}
