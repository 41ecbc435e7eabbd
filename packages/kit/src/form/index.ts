'use client'

export { ErrorSummary, type ErrorSummaryProps } from './error-summary/error-summary.tsx'
export { Form, type FormProps } from './form.tsx'
export { FormMessage } from './form-message.tsx'
export { FormRows } from './rows/form-rows.tsx'
export { useFormStore } from './use-form-store.ts'
export { useRestartOnRotation } from './use-restart-on-rotation.ts'
