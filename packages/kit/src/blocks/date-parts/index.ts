'use client'

export { DateParts } from './date-parts.tsx'
export type { DatePartsProps } from './date-parts-props.ts'
