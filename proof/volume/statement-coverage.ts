// Finds statements of the server that the walk never ran, by V8's coverage, which counts how often each block of a function was entered.
import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'

const server = '/apps/server/src/'
/** Left out: code that opens the database and its tables, which runs at the start, and tests and demo data, which no large installation uses. */
const excludedFiles = /^(?:database|testing)\/|\/demo-/
/** Matches the start of a statement in compiled code. */
const statement = /\.(?:select|selectDistinct|insert|update|delete|execute|query)\(/g

export interface StatementCoverage {
  /** The number of statements in the code. */
  readonly statementCount: number
  /** A line for each statement that was not run. */
  readonly missed: readonly string[]
}

export interface CoverageWatch {
  end(): Promise<StatementCoverage>
}

export async function watchStatements(): Promise<CoverageWatch> {
  const session = new Session()
  session.connect()
  await session.post('Debugger.enable')
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return {
    async end() {
      const { result } = await session.post('Profiler.takePreciseCoverage')
      const missed = new Set<string>()
      let statementCount = 0
      for (const { scriptId, url, functions } of result) {
        const [, file = ''] = url.split(server)
        if (file === '' || excludedFiles.test(file)) continue
        const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId })
        for (const { index } of scriptSource.matchAll(statement)) {
          statementCount++
          const text = scriptSource.slice(index, index + 60).replaceAll(/\s+/g, ' ')
          if (countAt(functions, index) === 0) missed.add(`${file}: …${text}…`)
        }
      }
      session.disconnect()
      return { statementCount, missed: [...missed].toSorted() }
    },
  }
}

/** How often the code at this position ran, which is the count of the innermost range of the innermost function around it. */
function countAt(functions: readonly Profiler.FunctionCoverage[], offset: number): number | undefined {
  const enclosing = functions
    .map(({ ranges }) => ranges.filter((range) => range.startOffset <= offset && offset < range.endOffset))
    .filter((ranges) => ranges.length > 0)
  const length = (range?: Profiler.CoverageRange) => range && range.endOffset - range.startOffset
  // A function's first range is the whole function.
  const shortest = (ranges: readonly Profiler.CoverageRange[]) =>
    ranges.toSorted((first, second) => Number(length(first)) - Number(length(second)))
  const [innermost = []] = enclosing.toSorted(
    (first, second) => Number(length(first[0])) - Number(length(second[0])),
  )
  return shortest(innermost)[0]?.count
}
