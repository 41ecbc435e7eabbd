'use client'

export { PasswordInput } from './password-input.tsx'
export { CurrentPasswordInput } from './current-password-input.tsx'
export type {
  LoadBlocklist,
  PasswordInputEvents,
  PasswordInputProps,
  CurrentPasswordInputProps,
} from './password-input-props.ts'
export type { PasswordRequirement } from './password-input.model.ts'
