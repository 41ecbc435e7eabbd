import { Button } from '@foyer/kit/button'
import { Destructive } from './destructive.tsx'
import { EndQuestion, type EndQuestionProps } from './end-question.tsx'

export interface EndButtonProps extends EndQuestionProps {
  readonly text: string
  /** The accessible name of the button: what it ends. */
  readonly label: string
  /** The id of the text that says why it cannot be ended now. */
  readonly unavailableBecause?: string | undefined
}

/** The button that ends something. When it is pressed, it is replaced by a confirmation. */
export function EndButton({ text, label, unavailableBecause, ...question }: EndButtonProps) {
  const { isAsked, ask } = question.ending
  if (isAsked) return <EndQuestion {...question} />
  return (
    <Destructive>
      <Button
        text={text}
        label={label}
        variant="secondary"
        size="small"
        unavailableBecause={unavailableBecause}
        events={{ click: ask }}
      />
    </Destructive>
  )
}
