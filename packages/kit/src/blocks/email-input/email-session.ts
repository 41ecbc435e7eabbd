import { TextSession } from '../../field/use-text-input.ts'
import type { EmailInputProps } from './email-input-props.ts'

/** A server's word is the element's custom validity too, for scripts and styles that ask the element. */
export class EmailSession extends TextSession<EmailInputProps> {
  /** The field hears of an edit of the person's at this moment, and not of a value from the page. */
  isEditing = false

  protected override show(input: HTMLInputElement): void {
    super.show(input)
    input.setCustomValidity(this.getState().customError ?? '')
  }

  protected override edit(input: HTMLInputElement, event: Event): void {
    this.isEditing = true
    try {
      super.edit(input, event)
    } finally {
      // A handler of the page's may throw.
      this.isEditing = false
    }
  }
}
