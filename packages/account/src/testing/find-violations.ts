import axe from 'axe-core'

/** The violations that axe finds in the page, one line each. */
export async function findViolations(): Promise<string[]> {
  // Ends running transitions, so that axe measures the final colours.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  const { violations } = await axe.run(document.body)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
