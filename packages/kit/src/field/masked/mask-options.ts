import type { BlockPart } from '@foyer/core/form'
import type { MaskReading, MaskRecipe } from '@foyer/core/mask'

/** The options of a block's mask. */
export interface MaskOptions<Reading extends MaskReading> {
  /** Called at each edit. A new recipe does not change the shown text until the next edit. */
  readonly getRecipe: () => MaskRecipe<Reading>
  /**
   * Called with each shown text and its reading; after an edit even if the recipe rejected it, with the reading of the edit. Returns what
   * is stored in the field together with the value. Pure: it may be called for a text that is not applied.
   */
  readonly judge?: ((shown: string, reading: Reading, isEdit: boolean) => BlockPart | undefined) | undefined
  /** Whether the edit that led to this reading counts as typing the first character. By default every insertion does. */
  readonly isTyped?: (reading: Reading) => boolean
}
