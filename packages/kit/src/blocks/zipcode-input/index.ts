'use client'

export { ZipcodeInput } from './zipcode-input.tsx'
export type { ZipcodeInputProps } from './zipcode-input-props.ts'
export type { ZipcodeValidator } from './zipcode-input.model.ts'
