import { use, useSyncExternalStore } from 'react'
import { FormContext } from '../../field/form-context.ts'
import { Button, type ButtonProps } from '../button/index.ts'

export interface SubmitProps extends Omit<ButtonProps, 'buttonType' | 'isLoading'> {
  /** Overrides the form's own pending state. */
  readonly pending?: boolean | undefined
}

const subscribeToNothing = () => () => {}

/** The submit button of a form; it shows the form's pending state by itself. */
export function Submit({ pending, ...props }: SubmitProps) {
  const fields = use(FormContext)?.fields
  const isFormPending = useSyncExternalStore(
    fields?.subscribe ?? subscribeToNothing,
    () => fields?.getSubmission().status === 'pending',
    () => false,
  )
  return <Button isWide {...props} buttonType="submit" isLoading={pending ?? isFormPending} />
}
