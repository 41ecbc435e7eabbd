import { run } from 'axe-core'

/** The violations that axe finds in the page, one line per rule and element. */
export async function findViolations(): Promise<string[]> {
  const { violations } = await run(document.body, {
    // Applies to whole pages, and blocks are tested on their own.
    rules: { region: { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  )
}
