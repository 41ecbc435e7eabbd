export { Form, type FormProps } from './form.tsx'
export { FormMessage } from './form-message.tsx'
export { FormRows } from './form-rows.tsx'
export { useFormStore } from './use-form-store.ts'
