/** Why a submit failed, as a form can show it: a message for the form, and messages for single fields by name. */
export class SubmitError extends Error {
  override readonly name = 'SubmitError'
  readonly fields: Readonly<Record<string, string>>

  constructor(message: string, fields: Readonly<Record<string, string>> = {}, options?: ErrorOptions) {
    super(message, options)
    this.fields = fields
  }
}
