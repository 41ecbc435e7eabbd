import { Button } from '@foyer/kit/button'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useFoyer } from '../../plugins/foyer-context.ts'
import styles from './authenticator.module.css'

export interface CopyButtonProps {
  /** What the button says. */
  readonly label: string
  /** What is copied. */
  readonly text: string
}

/** Copies a text, and says so. Where the browser does not allow that, it says what to do instead. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const { translate } = useFoyer('CopyButton')
  const [outcome, setOutcome] = useStateAfterPress<'copied' | 'failed' | null>(null)

  async function copy(): Promise<void> {
    setOutcome(null)
    try {
      // Absent on pages without https.
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <>
      <Button
        text={label}
        variant="plain"
        size="small"
        weight="medium"
        events={{ click: () => void copy() }}
      />
      <output className={styles.copied}>
        {outcome !== null && translate(outcome === 'copied' ? 'enrol_copied' : 'enrol_copy_failed')}
      </output>
    </>
  )
}
