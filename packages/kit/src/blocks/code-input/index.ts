'use client'

export { CodeInput } from './code-input.tsx'
export { type CodeInputEvents, type CodeInputProps } from './code-input-props.ts'
