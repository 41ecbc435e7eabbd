'use client'

export { Text, type TextProps } from './text.tsx'
