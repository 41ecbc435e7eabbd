/** Series by name and labels, in the notation of `promtool`: `0+60x30` begins with 0 and grows by 60 each minute, 30 times. */
export type Series = Readonly<Record<string, string>>

export interface AlertCase {
  readonly alert: string
  /** In minutes. */
  readonly at: number
  readonly fires: Series
  readonly calm: Series
}
