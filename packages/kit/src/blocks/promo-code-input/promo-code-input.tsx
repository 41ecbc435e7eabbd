import { createTranslate } from '@foyer/core/messages'
import { promoCodeMessages } from '@foyer/core/messages/en-001/kit'
import { useLayoutEffect } from 'react'
import { CodeField } from '../../field/code-field/code-field.tsx'
import { useKitMessages } from '../../messages/messages.ts'
import { Button } from '../button/index.ts'
import type { PromoCodeInputProps } from './promo-code-input-props.ts'
import styles from './promo-code-input.module.css'
import { usePromoCode } from './use-promo-code.ts'

const english = createTranslate(promoCodeMessages)

/** A button that turns into a field: most people have no code, and an open field would send them looking for one. */
export function PromoCodeInput(props: PromoCodeInputProps) {
  const { input, isOpen, buttonRef, open } = usePromoCode(props)
  const { text, disabled, isHidden, marginBottom = 'medium', variant = 'secondary' } = props
  const isPlain = variant === 'plain'
  const translate = useKitMessages(english)

  useLayoutEffect(() => {
    input.field.gridRef?.(buttonRef.current)
  })

  return (
    <>
      {!isOpen && !isHidden && (
        <div ref={buttonRef} className={isPlain ? styles.aligned : undefined}>
          <Button
            text={text ?? translate('promo_code_add')}
            variant={variant}
            size={isPlain ? 'small' : 'medium'}
            weight="medium"
            isWide={!isPlain}
            disabled={disabled}
            marginBottom={marginBottom}
            events={{ click: open }}
          />
        </div>
      )}
      <CodeField {...props} input={input} isHidden={isHidden || !isOpen} />
    </>
  )
}
