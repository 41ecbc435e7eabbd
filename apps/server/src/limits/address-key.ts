import { isIP } from 'node:net'

/**
 * Who counts as one caller: an IPv4 address, or an IPv6 /64, which is what one customer is given (RFC 6177).
 * Anything else shares one key, so that a malformed address is never a way around the count.
 */
export function addressKey(address: string): string {
  const bare = address.split('%', 1)[0] ?? ''
  switch (isIP(bare)) {
    case 4:
      return bare
    case 6:
      return keyOfIpv6(bare)
    default:
      return 'unknown'
  }
}

function keyOfIpv6(address: string): string {
  const groups = expandIpv6(address)
  const [high, low] = groups.slice(6)
  // ::ffff:0:0/96 is an IPv4 caller on a socket that listens on both (RFC 4291, 2.5.5.2).
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMappedIpv4 && high !== undefined && low !== undefined) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight groups. The URL parser writes every spelling, dotted tails too, as hexadecimal groups and one `::`. */
function expandIpv6(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = parseGroups(head)
  if (tail === undefined) return before
  const after = parseGroups(tail)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0)
  return [...before, ...zeros, ...after]
}

function parseGroups(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
}
