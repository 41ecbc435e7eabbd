/** Who sends a request, as far as it can be known. */
export interface Caller {
  /** The person's IP address: that of the connection, or the one that a trusted proxy reports. */
  readonly address: string
  readonly userAgent: string | null
}
