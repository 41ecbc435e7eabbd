import { ServiceError } from '../../../operations/outgoing/service-error.ts'
import type { Outgoing } from '../../../operations/outgoing/outgoing.ts'
import { parseRange } from './parse-range.ts'

/** In ms. Short, because a person is waiting. */
const serviceTimeout = 1_000

/** Ranges have some 2,000 lines of 40 bytes, and keep growing. */
const maxBytes = 262_144

/** The number of hexadecimal digits that are sent to the service. Some 2,000 passwords of the list share them. */
const prefixLength = 5

/**
 * Asks a service with the protocol of Have I Been Pwned whether it has a hash, by k-anonymity: the service learns 5 of 40 digits. Padding
 * keeps the length of the answer from revealing anything to somebody who watches the network.
 * Source: https://haveibeenpwned.com/API/v3#SearchingPwnedPasswordsByRange
 */
export function createRangeLookup(url: string, outgoing: Outgoing, timeout: number = serviceTimeout) {
  const fetchRange = outgoing.createFetch({ service: 'breach_list', timeout, maxBytes })
  /** @throws ServiceError unless the service gives a range in time */
  return async (hash: string): Promise<boolean> => {
    const response = await fetchRange(`${url}/range/${hash.slice(0, prefixLength)}`, {
      headers: { 'add-padding': 'true', accept: 'text/plain', 'user-agent': 'Foyer' },
    })
    if (response.status !== 200) throw new ServiceError(`status_${response.status}`)
    const range = parseRange(await response.text())
    if (range === null) throw new ServiceError('no_range')
    return range.has(hash.slice(prefixLength))
  }
}
