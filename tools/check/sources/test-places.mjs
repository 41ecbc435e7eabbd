// @ts-check
// Checks where helpers of tests are. `test-helper-place` of .dependency-cruiser.cjs checks the same for the product's imports.

/** Names that other projects give to folders of test helpers. */
const otherNames = /(?:^|\/)(?:tests?|__tests__|test-utils|__mocks__|mocks|spec|support)\//
/** The commands of the repository, including those that run tests. */
const commandFiles = /^tools\//
/** Files that Playwright finds by their names. */
const isFoundByPlaywright = /\.(?:spec|config)\.ts$/

/**
 * Finds helpers of tests outside of folders named `testing`, each as a sentence.
 * @param {readonly string[]} files by their paths from the root
 * @returns {string[]}
 */
export function findMisplacedHelpers(files) {
  return files
    .filter((file) => !commandFiles.test(file))
    .filter((file) => otherNames.test(file) || isJourneyHelper(file))
    .map((file) => `${file} is a helper of tests. Put it into a folder named testing.`)
}

/** @param {string} file */
function isJourneyHelper(file) {
  return /^e2e\/.*\.ts$/.test(file) && !isFoundByPlaywright.test(file) && !file.includes('/testing/')
}
