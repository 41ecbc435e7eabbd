// @ts-check
// Where do the helpers of tests stand? `test-helper-place` of .dependency-cruiser.cjs asks the same of what a product imports.

/** Names that others give to a folder of helpers. */
const otherNames = /(?:^|\/)(?:tests?|__tests__|test-utils|__mocks__|mocks|spec|support)\//
/** Commands that run tests. */
const isOfCommands = /^tools\//
/** What Playwright finds by its name. */
const isFoundByPlaywright = /\.(?:spec|config)\.ts$/

/**
 * The helpers of tests that stand in no folder named `testing`, each as a sentence.
 * @param {readonly string[]} files by their paths from the root
 * @returns {string[]}
 */
export function findMisplacedHelpers(files) {
  return files
    .filter((file) => !isOfCommands.test(file))
    .filter((file) => otherNames.test(file) || isJourneyHelper(file))
    .map((file) => `${file} is a helper of tests. Put it into a folder named testing.`)
}

/** @param {string} file */
function isJourneyHelper(file) {
  return /^e2e\/.*\.ts$/.test(file) && !isFoundByPlaywright.test(file) && !file.includes('/testing/')
}
