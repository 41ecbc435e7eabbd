import { packedFormats } from '../generated/address-formats.ts'
import { memoize } from '../store/index.ts'
import { zipUseOf } from '../zip/index.ts'

/** A field of an address, apart from its country. The state is whatever the country calls its largest part. */
export type AddressField = 'addressLine1' | 'addressLine2' | 'district' | 'city' | 'state' | 'zipCode'

/** The names that countries have for a part of an address: the `*_name_type` of libaddressinput. */
export interface PartNames {
  readonly state:
    | 'area'
    | 'county'
    | 'department'
    | 'district'
    | 'do_si'
    | 'emirate'
    | 'island'
    | 'oblast'
    | 'parish'
    | 'prefecture'
    | 'province'
    | 'state'
  readonly city: 'city' | 'district' | 'post_town' | 'suburb'
  readonly district: 'district' | 'neighborhood' | 'suburb' | 'townland' | 'village_township'
}

/** How addresses are written in a country. */
export interface AddressFormat {
  /** The fields in the country's order. A form has no others. */
  readonly fields: readonly AddressField[]
  readonly required: ReadonlySet<AddressField>
  readonly names: PartNames
  /** Whether the state is chosen from a list: `findState` and `listStates` know it. */
  readonly hasStates: boolean
  /** The lines of an address: `%N` is the name, `%A` the street, `%D` the district, `%C` the city, `%S` the state, `%Z` the code. */
  readonly lines: readonly string[]
  /** The lines of an address in Latin letters. */
  readonly latinLines: readonly string[]
}

const fieldsBySign: Readonly<Record<string, readonly AddressField[]>> = {
  A: ['addressLine1', 'addressLine2'],
  D: ['district'],
  C: ['city'],
  S: ['state'],
  Z: ['zipCode'],
}

/** The row for a country about which libaddressinput has no data of its own. */
const defaultRow = '%N|%A|%C\t\tAC\t'

const rows = memoize(
  (packed: string): ReadonlyMap<string, string> =>
    new Map(
      packed.split('\n').flatMap((row) => {
        const end = row.lastIndexOf('\t')
        return row
          .slice(end + 1)
          .split(' ')
          .map((country) => [country, row.slice(0, end)])
      }),
    ),
)

const formatOf = memoize((country: string) =>
  readFormat(country, rows(packedFormats).get(country) ?? defaultRow),
)

/** The format of a country's addresses; the usual one for a country that is not known. */
export function addressFormatOf(country: string): AddressFormat {
  // Anything that is not a country code is replaced by '', so that arbitrary text does not fill the cache.
  return formatOf(/^[A-Z]{2}$/.test(country) ? country : '')
}

function readFormat(country: string, row: string): AddressFormat {
  const [lines = '', latinLines, flags = '', names = ''] = row.split('\t')
  const zipUse = zipUseOf(country)
  const fields = signsOf(lines).flatMap((sign) => fieldsBySign[sign] ?? [])
  return {
    // Where the format of a country's codes is unknown, a code cannot be checked, so the form does not ask for one.
    fields: fields.filter((field) => field !== 'zipCode' || zipUse !== 'none'),
    required: new Set<AddressField>([
      'addressLine1',
      ...(flags.includes('C') ? (['city'] as const) : []),
      ...(flags.includes('S') ? (['state'] as const) : []),
      ...(zipUse === 'required' ? (['zipCode'] as const) : []),
    ]),
    names: readNames(names),
    hasStates: flags.includes('*'),
    lines: lines.split('|'),
    latinLines: (latinLines || lines).split('|'),
  }
}

function readNames(names: string): PartNames {
  const [state, city, district] = names.split(' ')
  // The generator writes only the names of `PartNames`; a test reads every row.
  return {
    state: state || 'province',
    city: city || 'city',
    district: district || 'suburb',
  } as PartNames
}

function signsOf(lines: string): readonly string[] {
  return Array.from(lines.matchAll(/%([A-Z])/g), ([, sign = '']) => sign)
}
