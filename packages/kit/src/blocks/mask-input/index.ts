'use client'

export { MaskInput, type MaskInputProps } from './mask-input.tsx'
