export { normalizeZip } from './normalize-zip.ts'
export { usStateOf } from './us-state.ts'
export { zipCountries } from './zip-formats.ts'
export { zipNameOf, zipRules, zipUseOf, type ZipName, type ZipRule } from './zip-rules.ts'
