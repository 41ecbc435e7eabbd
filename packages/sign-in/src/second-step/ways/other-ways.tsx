import { Button } from '@foyer/kit/button'
import { useFoyer } from '../../plugins/foyer-context.ts'
import { FoldedWays } from './folded-ways.tsx'
import type { StepWay } from './step-ways.ts'

interface OtherWaysProps {
  readonly ways: readonly StepWay[]
  readonly onChoose: (way: StepWay) => void
}

const texts = {
  totp: 'second_step_with_totp',
  passkey: 'second_step_with_passkey',
  'recovery-code': 'second_step_with_recovery_code',
  enrol: 'enrol_title',
} as const

/** The button 'Use another way', and the ways behind it. */
export function OtherWays({ ways, onChoose }: OtherWaysProps) {
  const { translate } = useFoyer('<SecondStep>')
  if (ways.length === 0) return null
  return (
    <FoldedWays text={translate('second_step_other')}>
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
    </FoldedWays>
  )
}
