import axe from 'axe-core'

/** The violations that axe finds in the page or a part of it, one line each. */
export async function findAxeViolations(part: Element = document.body): Promise<string[]> {
  // Ends running transitions, so that axe measures the final colours.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  const { violations } = await axe.run(part)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
