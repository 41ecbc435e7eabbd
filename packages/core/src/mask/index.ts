export { toAsciiDigits } from './ascii-digits.ts'
export { codeLength, codeRecipe } from './code-recipe.ts'
export { createDateRecipe, type ReadDate } from './date-recipe.ts'
export { dateOrderOf, dateSeparatorOf, type DateOrder, type DateSeparator } from './date-order.ts'
export { EditHistory, type EditKind } from './edit-history.ts'
export { caretBehindDigit, fillTemplate } from './fill-template.ts'
export { FormatterCache } from '../formatters/formatter-cache.ts'
export { createMaskRecipe } from './free-mask.ts'
export type { MaskReading, MaskRecipe, TextState } from './mask-recipe.ts'
export {
  checkDate,
  parseDate,
  readDateParts,
  type DateBounds,
  type DateFault,
  type DateParts,
  type DateProblem,
  type DateReading,
} from './parse-date.ts'
export { commonLength, removeText } from './remove-text.ts'
