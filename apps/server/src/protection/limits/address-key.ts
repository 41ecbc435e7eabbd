import { isIP } from 'node:net'

/**
 * The key under which a caller is counted: an IPv4 address, or an IPv6 /64, which is what one customer is assigned (RFC 6177). All other
 * texts share one key, so that malformed addresses cannot evade the limits.
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

/** The key of a whole site: an IPv6 /48, which contains 65,536 networks of /64; otherwise the address. */
export function networkKey(address: string): string {
  const key = addressKey(address)
  return key.endsWith('::/64') ? `${key.split(':').slice(0, 3).join(':')}::/48` : key
}

function keyOfIpv6(address: string): string {
  const groups = expandIpv6(address)
  const [high, low] = groups.slice(6)
  // ::ffff:0:0/96 is an IPv4 caller on a dual-stack socket (RFC 4291, 2.5.5.2).
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMappedIpv4 && high !== undefined && low !== undefined) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight groups. The URL parser normalises all spellings, dotted tails included, to hexadecimal groups and one `::`. */
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
