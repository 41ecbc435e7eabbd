// Which plans does a statement get, and does one of them read a whole table of many rows?
import type { Row } from '../report.ts'
import type { Explained, PlanNode } from '../../apps/server/src/testing/explained-database.ts'

/** The ways in which a plan reads a table, such as `Index Scan users_pkey`. */
function listReads(node: PlanNode): PlanNode[] {
  const childReads = (node.Plans ?? []).flatMap(listReads)
  return node['Node Type'].includes('Scan') && (node['Relation Name'] ?? node['Index Name']) !== undefined
    ? [node, ...childReads]
    : childReads
}

const readsWholeTable = (node: PlanNode) =>
  node['Node Type'] === 'Seq Scan' ||
  (node['Node Type'].startsWith('Index') && node['Index Cond'] === undefined)

/** Reads of a whole table or a whole index, except those in index order under a limit, which stop early. */
function listWholeReads(node: PlanNode, largeTables: ReadonlySet<string>, isLimited = false): PlanNode[] {
  const hasLimit = isLimited || node['Node Type'] === 'Limit'
  const childReads = (node.Plans ?? []).flatMap((each) => listWholeReads(each, largeTables, hasLimit))
  const isFault = readsWholeTable(node) && largeTables.has(node['Relation Name'] ?? '')
  return isFault && !(hasLimit && node['Node Type'] !== 'Seq Scan') ? [node, ...childReads] : childReads
}

function describeRead(node: PlanNode): string {
  return `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name']}`.replace(
    /_\d{4}_\d\d/,
    '_<month>',
  )
}

/** Shortens a statement. Statements may differ in their columns and numbers of parameters, but neither changes the plan. */
function shorten(statement: string): string {
  return statement
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\((\$\d+, )+\$\d+\)/g, '($…)')
    .replaceAll(/"(\w+)"/g, '$1')
}

/** Formats a statement as code in a Markdown table. */
function cut(statement: string): string {
  const maxLength = 140
  const text = statement.length > maxLength ? `${statement.slice(0, maxLength)}…` : statement
  return `\`${text.replaceAll('|', String.raw`\|`)}\``
}

/** @param largeTables the names of tables with many rows */
export function judgePlans(explained: readonly Explained[], largeTables: ReadonlySet<string>): Row[] {
  const groups = new Map<string, Explained[]>()
  for (const each of explained) {
    if (!/^\s*(with|select|insert|update|delete)\b/i.test(each.statement)) continue
    const name = shorten(each.statement)
    groups.set(name, [...(groups.get(name) ?? []), each])
  }
  const rows = [...groups].map(([statement, runs]) => {
    const reads = runs.flatMap(({ plan }) => listReads(plan))
    const wholeReads = runs.flatMap(({ plan }) => listWholeReads(plan, largeTables))
    const slowest = Math.max(...runs.map(({ milliseconds }) => milliseconds))
    const methods = [...new Set(reads.map(describeRead))].toSorted()
    return {
      name: cut(statement),
      runs: runs.length,
      slowest,
      result: `${slowest.toFixed(1)} ms; ${methods.join(', ') || 'reads nothing'}`,
      faults: [...new Set(wholeReads.map(describeRead))].map((method) => `reads a whole table: ${method}`),
    }
  })
  return rows.toSorted((first, second) => second.slowest - first.slowest)
}
