export { PasswordInput } from './password-input.tsx'
export type { PasswordInputEvents, PasswordInputProps } from './password-input-props.ts'
export type { PasswordRequirement } from './password-input.model.ts'
