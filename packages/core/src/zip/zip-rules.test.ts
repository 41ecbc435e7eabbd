import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usStateOf } from './us-state.ts'
import { normalizeZip, zipCountries, zipNameOf, zipRules } from './zip-rules.ts'

const isTaken = (country: string, zip: string) =>
  zipRules(country, zip).every((rule) => 'state' in rule || rule.regexp.test(normalizeZip(zip)))

/** Real codes: the examples (`zipex`) of Google's libaddressinput. Then what that country has not. */
const codes: readonly (readonly [country: string, right: string, wrong: string])[] = [
  ['AD', 'AD100, AD501', 'AD900, 100'],
  ['AM', '0002, 0010', '00100'],
  ['AR', 'C1070AAM, X5187XAB, 1070', 'CC1070, 107'],
  ['AT', '1010, 3741', '10100, A-1010'],
  ['AU', '2060, 0872', '206'],
  ['AZ', '1000', '10000'],
  ['BA', '71000', '7100'],
  ['BD', '1340, 1000', '13400'],
  ['BE', '4000, 1000', '40000'],
  ['BG', '1000, 1700', '170'],
  ['BN', 'BT2328, KA1131', 'B2328'],
  ['BR', '40301-110, 70002900', '4030-1110'],
  ['BY', '223016, 225860', '22301'],
  ['CA', 'H3Z 2Y7, V8X3X4, k1a 0b1', 'D3Z 2Y7, H3Z 2O7, 123456'],
  ['CH', '2544, 1211', '25440'],
  ['CL', '8340457, 8720019', '834045'],
  ['CN', '266033, 317204', '26603'],
  ['CO', '111221, 130001', '11122'],
  ['CY', '2008, 3304', '20080'],
  ['CZ', '100 00, 25166', '100 0'],
  ['DE', '26133, 53225', '2613, 261333, D-26133'],
  ['DK', '8660, 1566', '866'],
  ['DO', '11903, 10101', '1190'],
  ['DZ', '40304, 16027', '403'],
  ['EE', '69501, 11212', '6950'],
  ['EG', '12411, 11511', '1241'],
  ['ES', '28039, 28300', '2803'],
  ['ET', '1000, 4000', '10000'],
  ['FI', '00550, 00011', '0550'],
  ['FR', '33380, 34092', '3338, 2A000'],
  ['GB', 'EC1Y 8SY, GIR 0AA, M25BQ, DN16 9AA, W1A 4ZZ, BFPO 61, sw1a 1aa', 'EC1Y 8CI, Q1 1AA, 12345'],
  ['GE', '0101, 0159', '01'],
  ['GR', '151 24, 15110', '151'],
  ['GT', '01001, 09001', '1001'],
  ['HR', '10000, 21001', '1000'],
  ['HU', '1037, 2380', '10370'],
  ['ID', '40115', '4011'],
  ['IE', 'A65 F4E2, D02AF30, D6W XY00', 'A65 F4O2, A6 F4E2'],
  ['IL', '9414300, 65252', '941430'],
  ['IN', '110034, 110001', '11003'],
  ['IS', '320, 121', '3200'],
  ['IT', '00144, 47042', '0144'],
  ['JO', '11937, 11118', '1193'],
  ['JP', '154-0023, 3501106', '154-002'],
  ['KE', '20100, 00100', '2010'],
  ['KG', '720001', '72000'],
  ['KR', '03051, 06236', '3051'],
  ['KW', '54541, 32001', '5454'],
  ['KZ', '050000, 080000', '05000'],
  ['LA', '01000', '1000'],
  ['LI', '9496, 9491', '9484, 9499'],
  ['LK', '20000, 00100', '2000'],
  ['LT', '04340', '4340'],
  ['LU', '4750, 2998', '475'],
  ['LV', 'LV-1073, LV1000', '1073'],
  ['MA', '53000, 10000', '5300'],
  ['MC', '98000, 98020', '97000'],
  ['MD', '2012', '20120'],
  ['ME', '81257, 81206', '71257'],
  ['MG', '501, 101', '5010'],
  ['MK', '1060, 1000', '10600'],
  ['MT', 'NXR 01, BBR 123', 'NX 01'],
  ['MU', '42602, 40802', '4260'],
  ['MX', '02860, 77520', '2860'],
  ['NG', '930283, 100001', '93028'],
  ['NL', '1234 AB, 2490aa', '0234 AB, 1234 SA'],
  ['NO', '0025, 6631', '025'],
  ['NP', '44600, 33700', '4460'],
  ['NZ', '7999, 0101', '799'],
  ['PE', '15001, 15046', '1500'],
  ['PH', '1008, 1050', '10080'],
  ['PK', '44000', '4400'],
  ['PL', '00-940, 05470', '0-940'],
  ['PT', '2725-079, 1250096', '2725-07'],
  ['PY', '1536, 1209', '153'],
  ['RO', '060274, 061357', '60274'],
  ['RS', '106314, 11000', '1100'],
  ['RU', '247112, 103375', '24711'],
  ['SA', '11564, 11564-1234', '1156'],
  ['SE', '11455, 123 45', '1145'],
  ['SG', '546080, 308125', '54608'],
  ['SI', '4000, 1001', '400'],
  ['SK', '010 01, 97248', '0100'],
  ['SM', '47890, 47899', '47900'],
  ['TH', '10200', '1020'],
  ['TJ', '735450, 734025', '73545'],
  ['TM', '744000', '74400'],
  ['TN', '1002, 8129', '100'],
  ['TR', '01960, 06101', '1960'],
  ['TW', '104, 10603, 408671', '1040'],
  ['UA', '15432, 01055', '1543'],
  ['US', '95014, 22162-1010', '9501, 950145, 22162-101'],
  ['UY', '11600', '1160'],
  ['UZ', '702100', '70210'],
  ['VA', '00120', '00121'],
  ['VE', '1010, 3001', '10100'],
  ['VN', '70010, 550000', '7001'],
  ['ZA', '0083, 1451', '083'],
  ['ZM', '50100', '5010'],
]

describe('the zip codes of a country', () => {
  it.each(codes)('of %s are taken: %s; and are not: %s', (country, right, wrong) => {
    expect(right.split(', ').filter((zip) => !isTaken(country, zip))).toEqual([])
    expect(wrong.split(', ').filter((zip) => isTaken(country, zip))).toEqual([])
  })

  it('are known for all of these countries, and for at least 60', () => {
    expect(codes.length).toBeGreaterThanOrEqual(60)
    expect(codes.filter(([country]) => !zipCountries.includes(country))).toEqual([])
  })

  it('have an example that keeps its own rule', () => {
    const examples = zipCountries.flatMap((country) =>
      zipRules(country, '').flatMap((rule) =>
        rule.type === 'zipLike' ? rule.examples.map((example) => [country, example] as const) : [],
      ),
    )
    expect(examples.length).toBeGreaterThan(20)
    expect(examples.filter(([country, example]) => !isTaken(country, example))).toEqual([])
  })

  it('may be typed in small letters with blanks around them, and with no letter that only looks like one', () => {
    expect(isTaken('NL', ' 1234 ab ')).toBe(true)
    expect(isTaken('BN', 'B\u212a2328')).toBe(false)
    expect(isTaken('DE', '２６１３３')).toBe(false)
  })

  it('have no rule where none is known, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (country, zip) => {
        fc.pre(!zipCountries.includes(country))
        expect(zipRules(country, zip, new Set())).toEqual([])
      }),
    )
  })
})

describe('the state of a zip code', () => {
  it.each([
    ['95014', 'CA'],
    ['10001', 'NY'],
    ['00501', 'NY'],
    ['06390', 'NY'],
    ['06830', 'CT'],
    ['20500', 'DC'],
    ['20101', 'VA'],
    ['73301', 'TX'],
    ['88510', 'TX'],
    ['05501', 'MA'],
    ['99501', 'AK'],
    ['96813', 'HI'],
    ['96799', 'AS'],
    ['96910', 'GU'],
    ['00901', 'PR'],
    ['00802', 'VI'],
    ['34001', 'AA'],
    ['09001', 'AE'],
    ['96201', 'AP'],
    ['59901', 'MT'],
    ['00000', null],
    ['', null],
    ['abc', null],
  ])('%s is in %s', (zip, state) => {
    expect(usStateOf(zip)).toBe(state)
  })

  it.each([
    ['', 'default'],
    ['95', 'default'],
    ['950', 'validated'],
    ['95014', 'validated'],
    ['10001', 'error'],
    ['000', 'error'],
  ])('decides about "%s" once its digits tell it: %s', (zip, state) => {
    expect(zipRules('US', zip, new Set(['CA'])).at(-1)).toEqual({ type: 'zipcodeFromEligibleState', state })
  })
})

it.each([
  ['US', 'zip'],
  ['IN', 'pin'],
  ['IE', 'eircode'],
  ['DE', 'postal'],
])('the code of %s is called by its name: %s', (country, name) => {
  expect(zipNameOf(country)).toBe(name)
})
