import axe from 'axe-core'

/** axe's rules that depend on colours. The others find the same in each theme, which is an attribute of the root. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** The violations that axe finds in the page, one line each. @param rules the rules to check; default: all */
export async function findViolations(rules?: string[]): Promise<string[]> {
  // Ends running transitions, so that axe measures the final colours.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** The violations in the light theme and in the dark one, which stays set. */
export async function findViolationsInThemes(): Promise<string[]> {
  const { dataset } = document.documentElement
  dataset['theme'] = 'light'
  const found = await findViolations()
  dataset['theme'] = 'dark'
  return [...found, ...(await findViolations(colorRules))]
}
