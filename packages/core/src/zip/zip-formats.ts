import { irregularZips, zipShapes } from './zip-shapes.ts'

/** How the codes of one country are written. */
export interface ZipFormat {
  /** The whole code, its blank or hyphen there or not. */
  readonly regexp: RegExp
  /** Digits alone, of this number; `null` for everything else. */
  readonly count: number | null
  readonly examples: readonly string[]
  /** What stands before the blank or hyphen, in a code without one, and what to put in its place. */
  readonly parted: RegExp
  readonly written: string
}

const formats: ReadonlyMap<string, ZipFormat> = new Map([
  ...Object.entries(zipShapes).flatMap(([shape, list]) =>
    list.split(' ').map((country) => [country, ofShape(shape)] as const),
  ),
  ...Object.entries(irregularZips).map(([country, { pattern, examples, parted }]) => {
    const { after = '', by = '' } = parted ?? {}
    const format = { regexp: whole(pattern), count: null, examples, ...writePart(after, by) }
    return [country, format] as const
  }),
])

/** The countries whose codes are known, as ISO 3166 codes. */
export const zipCountries: readonly string[] = [...formats.keys()].toSorted()

export function findZipFormat(country: string): ZipFormat | undefined {
  return formats.get(country)
}

function ofShape(shape: string): ZipFormat {
  const pattern = shape.replace(/#+|[ -]/g, (part) =>
    part === ' ' || part === '-' ? `${part}?` : String.raw`\d{${part.length}}`,
  )
  const [before = '', sign = ''] = /^(#+)([ -])/.exec(shape)?.slice(1) ?? []
  const digits = '1234567890'
  let place = 0
  return {
    regexp: whole(pattern),
    count: sign === '' ? shape.length : null,
    examples: [shape.replace(/#/g, () => digits[place++] ?? '0')],
    ...writePart(sign && String.raw`\d{${before.length}}`, sign),
  }
}

function writePart(after: string, by: string): Pick<ZipFormat, 'parted' | 'written'> {
  return { parted: new RegExp(`^(?:${after})`), written: `$&${by}` }
}

/** Without the flag `u`: with it `i` lets letters in that only fold to these. */
function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'i')
}
