'use client'

export { Button, type ButtonProps } from './button.tsx'
