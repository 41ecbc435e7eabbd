'use client'

export { PromoCodeInput } from './promo-code-input.tsx'
export type { PromoCodeInputEvents, PromoCodeInputProps } from './promo-code-input-props.ts'
