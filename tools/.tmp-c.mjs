import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import meta from 'libphonenumber-js/metadata.max.json'
import { listPrefixes, listExclusivePrefixes } from '/work/main/tools/number-prefixes.mjs'
import { gzipSync } from 'zlib'
const cs = getCountries()
const I = {}
for (const c of cs) {
  const m = new Metadata(meta)
  m.selectNumberingPlan(c)
  const mob = m.type('MOBILE'),
    fx = m.type('FIXED_LINE')
  const lens = mob?.possibleLengths?.()?.length ? mob.possibleLengths() : m.possibleLengths()
  I[c] = {
    code: getCountryCallingCode(c),
    ex: getExampleNumber(c, examples).number.slice(1),
    np: m.numberingPlan.nationalPrefix() || '',
    lens,
    mp: mob?.pattern() ?? m.numberingPlan.nationalNumberPattern(),
    fp: fx?.pattern(),
    ld: m.numberingPlan.leadingDigits(),
  }
}
for (const depth of [1, 2, 3]) {
  const P = {}
  for (const c of cs) P[c] = listPrefixes(I[c].mp, depth)
  const txt = cs
    .map((c) =>
      listExclusivePrefixes(
        P[c],
        new Set(
          [...'0123456789']
            .flatMap((a) =>
              depth === 1
                ? [a]
                : depth == 2
                  ? [...'0123456789'].map((b) => a + b)
                  : [...'0123456789'].flatMap((b) => [...'0123456789'].map((d) => a + b + d)),
            )
            .filter((x) => !P[c].has(x)),
        ),
      ).join(' '),
    )
    .join('\n')
  const by = {}
  let n = 0
  for (const x of cs)
    for (const y of cs) {
      if (I[x].code === I[y].code) continue
      const d = I[x].ex,
        Y = I[y]
      const min = Math.min(...Y.lens),
        max = Math.max(...Y.lens)
      const fit = (s) => s.length >= min && s.length <= max && P[y].has(s.slice(0, depth))
      let am =
        fit(d) ||
        (Y.np && d.startsWith(Y.np) && fit(d.slice(Y.np.length))) ||
        (d.startsWith(Y.code) && fit(d.slice(Y.code.length)))
      if (am) {
        n++
        ;(by[y] ??= []).push(x)
      }
    }
  console.log(depth, n, 'gz', gzipSync(txt).length, txt.length)
  console.log(
    Object.entries(by)
      .sort((a, b) => b[1].length - a[1].length)
      .map(([y, l]) => y + l.length)
      .join(' '),
  )
  console.log('RU', by.RU, 'US', by.US?.join(), 'DE', by.DE?.join(), 'clean', cs.filter((c) => !by[c]).length)
}
const groups = {}
for (const c of cs) (groups[I[c].code] ??= []).push(c)
for (const [code, l] of Object.entries(groups))
  if (l.length > 1)
    for (const c of l) {
      const all = (c) => new Set([...listPrefixes(I[c].mp, 6), ...(I[c].fp ? listPrefixes(I[c].fp, 6) : [])])
      const o = new Set(l.filter((x) => x !== c).flatMap((x) => [...all(x)]))
      const e = listExclusivePrefixes(all(c), o)
      console.log(code, c, I[c].ld ?? '', e.length, e.slice(0, 60).join(' '))
    }
