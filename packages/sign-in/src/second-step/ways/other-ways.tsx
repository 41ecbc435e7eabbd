import { Button } from '@foyer/kit/button'
import { useEffect, useRef, useState } from 'react'
import { useFoyer } from '../../plugins/foyer-context.ts'
import styles from '../second-step.module.css'
import type { StepWay } from './step-ways.ts'

interface OtherWaysProps {
  readonly ways: readonly StepWay[]
  readonly onChoose: (way: StepWay) => void
}

const texts = {
  totp: 'second_step_with_totp',
  passkey: 'second_step_with_passkey',
  'recovery-code': 'second_step_with_recovery_code',
} as const

/** The button 'Use another way', and the ways behind it. */
export function OtherWays({ ways, onChoose }: OtherWaysProps) {
  const { translate } = useFoyer('<SecondStep>')
  const [isOpen, setIsOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // The pressed button has been replaced by these.
    if (isOpen) list.current?.querySelector('button')?.focus()
  }, [isOpen])

  if (ways.length === 0) return null
  if (!isOpen)
    return (
      <div className={styles.other}>
        <Button
          text={translate('second_step_other')}
          variant="plain"
          size="small"
          weight="medium"
          events={{ click: () => setIsOpen(true) }}
        />
      </div>
    )
  return (
    <ul className={styles.ways} aria-label={translate('second_step_other')} ref={list}>
      {ways.map((way) => (
        <li key={way}>
          <Button
            text={translate(texts[way])}
            variant="secondary"
            isWide
            events={{ click: () => onChoose(way) }}
          />
        </li>
      ))}
    </ul>
  )
}
