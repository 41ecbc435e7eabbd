export { normalizeZip, zipCountries, zipNameOf, zipRules, type ZipName, type ZipRule } from './zip-rules.ts'
export { usStateOf } from './us-state.ts'
