export { toAsciiDigits } from './ascii-digits.ts'
export { caretBehindDigit, fillTemplate } from './fill-template.ts'
export { showValue, type MaskRecipe, type TextState } from './mask-recipe.ts'
