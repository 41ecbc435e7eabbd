import { emailMethod } from './email-method.tsx'
import type { Method } from './method.ts'
import { phoneMethod } from './phone-method.tsx'

/** The list of ways to say who one is. */
export const methods = {
  email: emailMethod,
  phone: phoneMethod,
} as const satisfies Record<string, Method>

export type MethodId = keyof typeof methods
