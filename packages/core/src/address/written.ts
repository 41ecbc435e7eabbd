// What reads the list of states, apart from the rest, so that a form loads it only for a country that has one.
export { formatAddress, writeAddress, type PostalAddress } from './format-address.ts'
export { findState, listStates, subdivisionsOf, type Subdivision } from './subdivisions.ts'
