import type { MaskReading, MaskRecipe } from '@foyer/core/mask'
import type { ExternalFlags } from '@foyer/core/validators'

/** What a block configures of its mask. */
export interface MaskOptions<Reading extends MaskReading> {
  /** Called at each edit. A new recipe does not change the shown text until the next edit. */
  readonly getRecipe: () => MaskRecipe<Reading>
  /**
   * Called with each shown text and its reading; after an edit also if the recipe did not apply it, with the reading of the edit.
   * Returns the flags for the field's validators.
   */
  readonly judge?:
    | ((shown: string, reading: Reading, isEdit: boolean) => ExternalFlags | undefined)
    | undefined
  /** Does this edit count as typing the first character? By default every insertion does. */
  readonly isTyped?: () => boolean
}
