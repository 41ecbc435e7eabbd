'use client'

export { DateInput } from './date-input.tsx'
export type { DateInputProps } from './date-input-props.ts'
