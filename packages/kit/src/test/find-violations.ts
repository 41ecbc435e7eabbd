import { run } from 'axe-core'

/** What axe finds wrong in the whole page, one line per rule and element. */
export async function findViolations(): Promise<string[]> {
  const { violations } = await run(document.body, {
    // Of whole pages: blocks are tested outside one.
    rules: { region: { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  )
}
