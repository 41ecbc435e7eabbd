'use client'

export { EmailInput } from './email-input.tsx'
export type { EmailInputEvents, EmailInputProps } from './email-input-props.ts'
