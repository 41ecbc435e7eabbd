import { Button } from '@foyer/kit/button'
import { Destructive } from './destructive.tsx'
import { ConfirmationPrompt, type ConfirmationPromptProps } from './confirmation-prompt.tsx'

export interface ConfirmButtonProps extends ConfirmationPromptProps {
  readonly text: string
  /** The accessible name of the button: what it ends. */
  readonly label: string
  /** The id of the text that says why it cannot be ended now. */
  readonly unavailableBecause?: string | undefined
}

/** The button that ends something. When it is pressed, it is replaced by a confirmation. */
export function ConfirmButton({ text, label, unavailableBecause, ...question }: ConfirmButtonProps) {
  const { isOpen, open } = question.confirmation
  if (isOpen) return <ConfirmationPrompt {...question} />
  return (
    <Destructive>
      <Button
        text={text}
        label={label}
        variant="secondary"
        size="small"
        unavailableBecause={unavailableBecause}
        events={{ click: open }}
      />
    </Destructive>
  )
}
