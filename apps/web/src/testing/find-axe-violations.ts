import axe from 'axe-core'

/** axe's rules that depend on colours. The others find the same in each theme, which is an attribute of the root. */
const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * The violations that axe finds in the page or a part of it, one line each. @param rules the rules to check; default: all
 */
export async function findAxeViolations(part: Element = document.body, rules?: string[]): Promise<string[]> {
  // Ends running transitions, so that axe measures the final colours.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  const { violations } = await axe.run(part, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** The violations in the light theme and in the dark one, which stays set. */
export async function findAxeViolationsInThemes(): Promise<string[]> {
  const { dataset } = document.documentElement
  dataset['theme'] = 'light'
  const found = await findAxeViolations()
  dataset['theme'] = 'dark'
  return [...found, ...(await findAxeViolations(document.body, colorRules))]
}
