'use client'

export { GroupLabel, type GroupLabelProps } from './group-label.tsx'
