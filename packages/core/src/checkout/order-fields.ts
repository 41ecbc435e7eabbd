/** The fields of an order that a person fills in. */
export interface OrderFields {
  readonly phone: string
  /** The address for the confirmation; none is sent without it. */
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
