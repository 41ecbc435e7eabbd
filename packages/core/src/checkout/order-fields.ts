/** The fields of an order that a person fills in. */
export interface OrderFields {
  /** The address for the receipt. */
  readonly email: string
  /** The recipient of the order. */
  readonly name: string
  readonly phone: string
  /** ISO `yyyy-mm-dd`. */
  readonly dateOfBirth: string
  /** ISO 3166, in capitals. */
  readonly country: string
  readonly addressLine1: string
  readonly addressLine2?: string
  /** A part of the city, where addresses have one. */
  readonly district?: string
  readonly city: string
  /** The key of a state where the country has a list of them. */
  readonly state?: string
  readonly zipCode: string
  /** ISO 4217, in capitals. */
  readonly currency: string
  readonly voucher?: string
  readonly terms: boolean
}
