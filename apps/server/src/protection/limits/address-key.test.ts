import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressKey, networkKey } from './address-key.ts'

describe('the key of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['::203.0.113.7', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['1::ffff:1:2', '1:0:0:0::/64'],
    ['::1:ffff:1:2', '0:0:0:0::/64'],
    ['', 'unknown'],
    ['203.0.113.7:443', 'unknown'],
    ['203.0.113', 'unknown'],
    ['[::1]', 'unknown'],
    ['<script>', 'unknown'],
  ])('%j -> %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
    ['2001:db8:2::1', '2001:db8:2::/48'],
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['<script>', 'unknown'],
  ])('of a whole site uses the /48 of %j: %s', (address, key) => {
    expect(networkKey(address)).toBe(key)
  })

  const group = fc.nat(0xffff)
  const eightGroups = fc.tuple(group, group, group, group, group, group, group, group)

  test('is the same for all addresses of one /64, and differs between /64s', () => {
    fc.assert(
      fc.property(eightGroups, eightGroups, (one, other) => {
        fc.pre(one.slice(0, 4).some((each) => each !== 0) && other.slice(0, 4).some((each) => each !== 0))
        const neighbour = [...one.slice(0, 4), ...other.slice(4)]
        expect(addressKey(write(neighbour))).toBe(addressKey(write(one)))
        const isSameNetwork = write(one.slice(0, 4)) === write(other.slice(0, 4))
        expect(addressKey(write(one)) === addressKey(write(other))).toBe(isSameNetwork)
      }),
    )
  })

  test('does not depend on the spelling of the address', () => {
    fc.assert(
      fc.property(eightGroups, fc.nat(7), fc.nat(8), (groups, start, length) => {
        const zeroed = groups.map((each, index) => (index >= start && index < start + length ? 0 : each))
        const full = zeroed.map((each) => each.toString(16).padStart(4, '0').toUpperCase()).join(':')
        expect(addressKey(full)).toBe(addressKey(compress(zeroed, start, length)))
      }),
    )
  })

  test('of an IPv4 address is the same from an IPv4 and an IPv6 socket', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(addressKey(`::ffff:${address}`)).toBe(address)
        expect(addressKey(address)).toBe(address)
      }),
    )
  })

  test('is short for any text, and computing it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.ipV4Extended()), (text) => {
        expect(addressKey(text)).toMatch(/^(unknown|[\d.]{7,15}|[\da-f:]{7,19}::\/64)$/)
      }),
    )
  })
})

function write(groups: readonly number[]): string {
  return groups.map((each) => each.toString(16)).join(':')
}

function compress(groups: readonly number[], start: number, length: number): string {
  const end = Math.min(8, start + length)
  return end - start < 2 ? write(groups) : `${write(groups.slice(0, start))}::${write(groups.slice(end))}`
}
