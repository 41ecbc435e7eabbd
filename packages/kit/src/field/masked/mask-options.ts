import type { BlockPart } from '@foyer/core/form'
import type { MaskReading, MaskRecipe } from '@foyer/core/mask'

/** What a block configures of its mask. */
export interface MaskOptions<Reading extends MaskReading> {
  /** Called at each edit. A new recipe does not change the shown text until the next edit. */
  readonly getRecipe: () => MaskRecipe<Reading>
  /**
   * Called with each shown text and its reading; after an edit also if the recipe did not apply it, with the reading of the edit.
   * Returns what the field's store takes together with the value. Pure: it may be called for a text that is not applied.
   */
  readonly judge?: ((shown: string, reading: Reading, isEdit: boolean) => BlockPart | undefined) | undefined
  /** Does the edit that led to this reading count as typing the first character? By default every insertion does. */
  readonly isTyped?: (reading: Reading) => boolean
}
