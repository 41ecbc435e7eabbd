// Loaded for the first country that has a list of states.
export { findState, listStates } from '@foyer/core/address-written'
