import { irregularZips, zipShapes } from './zip-shapes.ts'

/** The format of a country's codes. */
export interface ZipFormat {
  /** Matches a complete code, with or without its blank or hyphen. */
  readonly regexp: RegExp
  /** The number of digits, if a code has only digits; otherwise `null`. */
  readonly count: number | null
  readonly examples: readonly string[]
  /** Matches the part before the blank or hyphen, in a code without one; `written` is the replacement that inserts it. */
  readonly parted: RegExp
  readonly written: string
}

const formats: ReadonlyMap<string, ZipFormat> = new Map([
  ...Object.entries(zipShapes).flatMap(([shape, list]) =>
    list.split(' ').map((country) => [country, createFormat(shape)] as const),
  ),
  ...Object.entries(irregularZips).map(([country, { pattern, examples, parted }]) => {
    const { after = '', by = '' } = parted ?? {}
    const format = { regexp: matchWhole(pattern), count: null, examples, ...createSeparatorRule(after, by) }
    return [country, format] as const
  }),
])

/** The countries with known codes, as ISO 3166 codes. */
export const zipCountries: readonly string[] = [...formats.keys()].toSorted()

export function findZipFormat(country: string): ZipFormat | undefined {
  return formats.get(country)
}

function createFormat(shape: string): ZipFormat {
  const pattern = shape.replace(/#+|[ -]/g, (part) =>
    part === ' ' || part === '-' ? `${part}?` : String.raw`\d{${part.length}}`,
  )
  const [before = '', sign = ''] = /^(#+)([ -])/.exec(shape)?.slice(1) ?? []
  const digits = '1234567890'
  let index = 0
  return {
    regexp: matchWhole(pattern),
    count: sign === '' ? shape.length : null,
    examples: [shape.replace(/#/g, () => digits[index++] ?? '0')],
    ...createSeparatorRule(sign && String.raw`\d{${before.length}}`, sign),
  }
}

function createSeparatorRule(after: string, by: string): Pick<ZipFormat, 'parted' | 'written'> {
  return { parted: new RegExp(`^(?:${after})`), written: `$&${by}` }
}

/** Without the flag `u`, because with `iu` other letters that fold to ASCII would match. */
function matchWhole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'i')
}
