'use client'

export { SelectInput } from './select-input.tsx'
export type { SelectInputProps, SelectOption } from './select-input-props.ts'
