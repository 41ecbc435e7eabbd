import { run } from 'axe-core'

/**
 * axe's rules that depend on colours. All others have the same result in each theme, because a theme only sets an attribute of the root.
 */
const colorRules = ['color-contrast', 'link-in-text-block']

/** The violations that axe finds in the page, one line per rule and element. @param rules those to check; default: all */
export async function findViolations(rules?: string[]): Promise<string[]> {
  const { violations } = await run(document.body, {
    resultTypes: ['violations'],
    // Applies to whole pages, and blocks are tested on their own.
    ...(rules ? { runOnly: rules } : { rules: { region: { enabled: false } } }),
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  )
}

/** The violations in the light theme and in the dark one, which stays set. */
export async function findViolationsInThemes(): Promise<string[]> {
  const { dataset } = document.documentElement
  dataset['theme'] = 'light'
  const found = await findViolations()
  dataset['theme'] = 'dark'
  // Ends transitions to the other colours.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  return [...found, ...(await findViolations(colorRules))]
}
