import { Button } from '@foyer/kit/button'
import { useState } from 'react'
import { useApi } from '../api/use-api.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import styles from './auth-form.module.css'
import type { PromocodeFieldProps } from './promocode-field.tsx'
import { useLazyPart } from './use-lazy-part.ts'

const load = () => import('./promocode-field.tsx')

/** The button that opens the promo code field. The field is loaded later, because few people have a code. */
export function LazyPromocodeField(props: PromocodeFieldProps) {
  const { translate } = useFoyer('PromocodeField')
  const { describeFailure } = useApi()
  const { part, isLoading, error, loadNow } = useLazyPart(load)
  const [isPressed, setIsPressed] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)

  async function handlePress(): Promise<void> {
    try {
      await loadNow()
      setIsPressed(true)
    } catch {
      // Shown below the button.
    }
  }

  // The loaded field has a button of its own, which does not replace this one while it has the focus, unless it was pressed.
  if (part && (isPressed || !hasFocus)) return <part.PromocodeField {...props} autofocus={isPressed} />
  return (
    <div className={styles.promocode} onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)}>
      <Button
        text={translate('sign_up_promocode_show')}
        variant="plain"
        size="small"
        weight="medium"
        marginBottom="medium"
        isLoading={isLoading}
        events={{ click: () => void handlePress() }}
      />
      <output className={styles.calm}>{error !== null && describeFailure(error)}</output>
    </div>
  )
}
