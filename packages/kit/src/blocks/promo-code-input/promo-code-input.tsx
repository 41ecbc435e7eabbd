import { createTranslate } from '@foyer/core/messages'
import { promoCodeWords } from '@foyer/core/messages/en-001/kit'
import { useLayoutEffect } from 'react'
import { CodeField } from '../../field/code-field/code-field.tsx'
import { useKitMessages } from '../../messages/messages.ts'
import { Button } from '../button/index.ts'
import type { PromoCodeInputProps } from './promo-code-input-props.ts'
import { usePromoCode } from './use-promo-code.ts'

const english = createTranslate(promoCodeWords)

/** A button that becomes a field: most people have no code, and an open field sends them looking for one. */
export function PromoCodeInput(props: PromoCodeInputProps) {
  const { input, isOpen, buttonRef, press } = usePromoCode(props)
  const { text, disabled, isHidden, marginBottom = 'medium' } = props
  const translate = useKitMessages(english)

  useLayoutEffect(() => {
    input.field.gridRef?.(buttonRef.current)
  })

  return (
    <>
      {!isOpen && !isHidden && (
        <div ref={buttonRef}>
          <Button
            text={text ?? translate('promo_code_add')}
            variant="secondary"
            weight="medium"
            isWide
            disabled={disabled}
            marginBottom={marginBottom}
            events={{ click: press }}
          />
        </div>
      )}
      <CodeField {...props} input={input} isHidden={isHidden || !isOpen} />
    </>
  )
}
