'use client'

export { BaseInput, type BaseInputProps } from './base-input.tsx'
