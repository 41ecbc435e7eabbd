// Everything that needs the list of states, in a module of its own, so that a form loads it only for a country that has states.
export { formatAddress, writeAddress, type PostalAddress } from './format-address.ts'
export { findState, listStates, subdivisionsOf, type Subdivision } from './subdivisions.ts'
