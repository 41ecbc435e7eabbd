'use client'

export { Submit, type SubmitProps } from './submit.tsx'
