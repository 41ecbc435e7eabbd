import axe from 'axe-core'

/** What axe finds on the page, in one line each; nothing is what we want. */
export async function findAxeViolations(): Promise<string[]> {
  // Colours are faded in after a change: axe is to see them as they end.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  const { violations } = await axe.run(document.body)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
