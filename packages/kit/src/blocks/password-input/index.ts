'use client'

export { PasswordInput } from './password-input.tsx'
export { PresentPasswordInput } from './present-password-input.tsx'
export type {
  LoadBlocklist,
  PasswordInputEvents,
  PasswordInputProps,
  PresentPasswordInputProps,
} from './password-input-props.ts'
export type { PasswordRequirement } from './password-input.model.ts'
