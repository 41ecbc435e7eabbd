import { packedGroups } from '../generated/phone-groups.ts'

/** The minimum and the maximum number of digits of a group. */
type Group = readonly [min: number, max: number]

/** The packed groupings by calling code: `20=2,4,4 7=4,6`. */
const groupingsByCode: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  packedGroups.split('\n').map((line) => {
    const [code = ''] = line.split(' ', 1)
    return [code, line.slice(code.length + 1)]
  }),
)

/**
 * Groups a national number as its country writes it, by its first digits and its length: `11 2345 6789` and `11 91234
 * 5678` in Brazil. An incomplete number is grouped like the next longer one.
 * @returns `null` if no grouping is known
 */
export function groupPhone(national: string, phoneCode: string): string | null {
  const groupings = (groupingsByCode.get(phoneCode) ?? '').split(' ').flatMap((packedGrouping) => {
    const [leading, sizes] = packedGrouping.split('=')
    return sizes && new RegExp(`^(?:${leading})`).test(national) ? [sizes.split(',').map(readGroup)] : []
  })
  const { length } = national
  const grouping =
    groupings.find((groups) => length >= sum(groups, 0) && length <= sum(groups, 1)) ??
    groupings.find((groups) => length < sum(groups, 0))
  return grouping === undefined ? null : fillGroups(national, grouping)
}

function readGroup(text: string): Group {
  const [min = 0, max = min] = text.split('-').map(Number)
  return [min, max]
}

function sum(groups: readonly Group[], bound: 0 | 1): number {
  return groups.reduce((total, group) => total + group[bound], 0)
}

/** The first group of variable size gets the digits beyond the minimum. */
function fillGroups(digits: string, groups: readonly Group[]): string {
  let rest = digits
  let extraDigits = Math.max(0, digits.length - sum(groups, 0))
  const texts = groups.map(([min, max]) => {
    const extra = Math.min(extraDigits, max - min)
    const text = rest.slice(0, min + extra)
    extraDigits -= extra
    rest = rest.slice(text.length)
    return text
  })
  return texts.filter(Boolean).join(' ')
}
