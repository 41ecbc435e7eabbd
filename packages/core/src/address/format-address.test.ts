import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkoutCountries } from '../checkout/index.ts'
import { addressFormatOf } from './address-format.ts'
import { formatAddress, writeAddress, type PostalAddress } from './format-address.ts'
import { subdivisionsOf } from './subdivisions.ts'

const written: readonly [string, Omit<PostalAddress, 'country'>, string][] = [
  [
    'US',
    {
      name: 'Ann Lee',
      addressLine1: '1 Apple Park Way',
      addressLine2: 'Apt 2',
      city: 'Cupertino',
      state: 'CA',
      zipCode: '95014',
    },
    'Ann Lee / 1 Apple Park Way / Apt 2 / Cupertino, CA 95014',
  ],
  [
    'GB',
    { name: 'Ann Lee', addressLine1: '10 Downing Street', city: 'London', zipCode: 'SW1A 2AA' },
    'Ann Lee / 10 Downing Street / London / SW1A 2AA',
  ],
  [
    'JP',
    { name: '山田花子', addressLine1: '千代田1-1', city: '千代田区', state: '東京都', zipCode: '100-0001' },
    '〒100-0001 / 東京都千代田区 / 千代田1-1 / 山田花子',
  ],
  [
    'JP',
    {
      name: 'Hanako Yamada',
      addressLine1: '1-1 Chiyoda',
      city: 'Chiyoda-ku',
      state: '東京都',
      zipCode: '100-0001',
    },
    'Hanako Yamada / 1-1 Chiyoda / Chiyoda-ku, Tokyo / 100-0001',
  ],
  [
    'DE',
    { name: 'Anna Weiß', addressLine1: 'Invalidenstraße 1', city: 'Berlin', zipCode: '10115' },
    'Anna Weiß / Invalidenstraße 1 / 10115 Berlin',
  ],
  [
    'BR',
    {
      name: 'Ana Sá',
      addressLine1: 'Rua A, 1',
      district: 'Centro',
      city: 'São Paulo',
      state: 'SP',
      zipCode: '40301-110',
    },
    'Ana Sá / Rua A, 1 / Centro / São Paulo-SP / 40301-110',
  ],
  [
    'CA',
    { addressLine1: '1 Main St', city: 'Montréal', state: 'QC', zipCode: 'H3Z 2Y7' },
    '1 Main St / Montréal QC H3Z 2Y7',
  ],
  [
    'AU',
    { addressLine1: '1 Main St', city: 'Bondi', state: 'NSW', zipCode: '2026' },
    '1 Main St / Bondi NSW 2026',
  ],
  [
    'IN',
    { addressLine1: '1 MG Road', city: 'Bengaluru', state: 'Karnataka', zipCode: '560001' },
    '1 MG Road / Bengaluru 560001 / Karnataka',
  ],
  [
    'KR',
    { name: '김하나', addressLine1: '세종대로 1', city: '중구', state: '서울특별시', zipCode: '04524' },
    '서울특별시 중구 / 세종대로 1 / 김하나 / 04524',
  ],
  [
    'CN',
    {
      name: '王芳',
      addressLine1: '长安街1号',
      district: '东城区',
      city: '北京',
      state: '北京市',
      zipCode: '100006',
    },
    '100006 / 北京市北京东城区 / 长安街1号 / 王芳',
  ],
  [
    'CN',
    { name: 'Fang Wang', addressLine1: '1 Changan Jie', city: 'Beijing', state: '北京市', zipCode: '100006' },
    'Fang Wang / 1 Changan Jie / Beijing / Beijing Shi, 100006',
  ],
  ['AE', { addressLine1: '1 Marina Walk', state: 'إمارة دبيّ' }, '1 Marina Walk / Dubai'],
  ['AE', { addressLine1: 'شارع الشيخ زايد 1', state: 'إمارة دبيّ' }, 'شارع الشيخ زايد 1 / دبي'],
  [
    'IE',
    { addressLine1: '1 Main St', city: 'Tralee', state: 'Co. Kerry', zipCode: '' },
    '1 Main St / Tralee / Co. Kerry',
  ],
  [
    'HK',
    { name: '陳大文', addressLine1: '彌敦道1號', city: '尖沙咀', state: 'Kowloon' },
    '九龍 / 尖沙咀 / 彌敦道1號 / 陳大文',
  ],
  [
    'HK',
    { addressLine1: '1 Nathan Road', city: 'Tsim Sha Tsui', state: 'Kowloon' },
    '1 Nathan Road / Tsim Sha Tsui / Kowloon',
  ],
  ['FR', { addressLine1: '1 rue A', city: 'Paris', zipCode: '75001' }, '1 rue A / 75001 Paris'],
  [
    'ES',
    { addressLine1: 'Calle A 1', city: 'Getafe', state: 'M', zipCode: '28901' },
    'Calle A 1 / 28901 Getafe Madrid',
  ],
  ['SG', { addressLine1: '1 Orchard Rd', zipCode: '238880' }, '1 Orchard Rd / SINGAPORE 238880'],
  [
    'JE',
    { addressLine1: '1 Rue A', city: 'St Helier', zipCode: 'JE1 1AA' },
    '1 Rue A / St Helier / JERSEY / JE1 1AA',
  ],
  ['CO', { addressLine1: 'Calle 1', state: 'Antioquia', zipCode: '050001' }, 'Calle 1 / Antioquia, 050001'],
]

// R7.25
it.each(written)('writes an address in %s in the local format', (country, address, lines) => {
  expect(formatAddress({ ...address, country }).join(' / ')).toBe(lines)
})

it('writes every part of an order that was placed before addresses had states and names', () => {
  const address = {
    country: 'AE',
    addressLine1: '1 Marina Walk',
    city: 'Dubai',
    zipCode: '',
    name: null,
    state: null,
  }
  expect(formatAddress(address)).toEqual(['1 Marina Walk', 'Dubai'])
  expect(formatAddress({ ...address, country: 'US', city: 'Cupertino', zipCode: '95014' })).toEqual([
    '1 Marina Walk',
    'Cupertino 95014',
  ])
})

const word = fc.stringMatching(/^[A-Za-zé東京А-я][A-Za-zé東京А-я0-9]{0,8}$/)
const address: fc.Arbitrary<PostalAddress> = fc.constantFrom(...checkoutCountries).chain((country) => {
  const states = subdivisionsOf(country).map(({ key }) => key)
  return fc.record({
    country: fc.constant(country),
    name: fc.option(word),
    addressLine1: word,
    addressLine2: fc.option(word),
    district: fc.option(word),
    city: fc.option(word),
    state: fc.option(states.length > 0 ? fc.constantFrom(...states) : word),
    zipCode: fc.option(word),
  })
})

it('writes every part that the country uses, without empty lines and without separators at the ends of lines', () => {
  fc.assert(
    fc.property(address, (sample) => {
      const lines = formatAddress(sample)
      const all = lines.join('\n')
      const { fields, hasStates } = addressFormatOf(sample.country)
      const expectedFields = [
        sample.name,
        sample.addressLine1,
        sample.addressLine2,
        sample.district,
        sample.city,
      ]
      if (fields.includes('zipCode')) expectedFields.push(sample.zipCode)
      if (!hasStates) expectedFields.push(sample.state)
      for (const part of expectedFields) expect(all).toContain(part ?? '')
      expect(all).not.toMatch(/%|null|undefined/)
      for (const line of lines) expect(line).not.toMatch(/^$|^[\s,/-]|[\s,/-]$/)
    }),
    { numRuns: 2000 },
  )
})

it('writes the country below the address in the reader’s language', () => {
  const address = { addressLine1: 'Invalidenstraße 1', city: 'Berlin', zipCode: '10115', country: 'DE' }
  expect(writeAddress(address, 'fr')).toEqual(['Invalidenstraße 1', '10115 Berlin', 'Allemagne'])
})
