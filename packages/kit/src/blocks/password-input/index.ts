export { PasswordInput, type PasswordInputProps, type PasswordInputEvents } from './password-input.tsx'
export type { PasswordRequirement, RequirementStatus } from './password-input.model.ts'
