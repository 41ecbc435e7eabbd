'use client'

export { ContentButton, type ContentButtonProps } from './content-button.tsx'
