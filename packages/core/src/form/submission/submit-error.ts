/** A failed submit, with the messages to show: one for the form, and others for single fields by name. */
export class SubmitError extends Error {
  override readonly name = 'SubmitError'
  readonly fields: Readonly<Record<string, string>>

  constructor(message: string, fields: Readonly<Record<string, string>> = {}, options?: ErrorOptions) {
    super(message, options)
    this.fields = fields
  }
}
