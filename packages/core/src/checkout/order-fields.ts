/** What a checkout sends of the person's own. */
export interface OrderFields {
  readonly phone: string
  /** Where the confirmation goes, if anywhere. */
  readonly email?: string
  /** ISO `yyyy-mm-dd`. */
  readonly dateOfBirth: string
  /** ISO 3166, in capitals. */
  readonly country: string
  readonly zipCode: string
  readonly city: string
  readonly addressLine1: string
  readonly addressLine2?: string
  /** ISO 4217, in capitals. */
  readonly currency: string
  readonly voucher?: string
  readonly terms: boolean
}
