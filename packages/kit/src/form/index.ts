export { Form, FormMessage, type FormProps } from './form.tsx'
export { useFormStore } from './use-form-store.ts'
