// Which statements of the server did the walk never run? Asked of V8, which counts how often each part of a function was entered.
import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'

const server = '/apps/server/src/'
/** What opens the database and its tables runs before anybody comes; tests and demo data are not of a large installation. */
const others = /^(?:database|testing)\/|\/demo-/
/** Where a statement begins, in the code that runs. */
const statement = /\.(?:select|selectDistinct|insert|update|delete|execute|query)\(/g

export interface Seen {
  /** How many statements the code has. */
  readonly known: number
  /** A line for each that was not run. */
  readonly unseen: readonly string[]
}

export interface Watch {
  end(): Promise<Seen>
}

export async function watchStatements(): Promise<Watch> {
  const session = new Session()
  session.connect()
  await session.post('Debugger.enable')
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return {
    async end() {
      const { result } = await session.post('Profiler.takePreciseCoverage')
      const unseen = new Set<string>()
      let known = 0
      for (const { scriptId, url, functions } of result) {
        const [, file = ''] = url.split(server)
        if (file === '' || others.test(file)) continue
        const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId })
        for (const { index } of scriptSource.matchAll(statement)) {
          known++
          const text = scriptSource.slice(index, index + 60).replaceAll(/\s+/g, ' ')
          if (countAt(functions, index) === 0) unseen.add(`${file}: …${text}…`)
        }
      }
      session.disconnect()
      return { known, unseen: [...unseen].toSorted() }
    },
  }
}

/** How often the code at this place ran: of the ranges around it, the innermost of the innermost function counts. */
function countAt(functions: readonly Profiler.FunctionCoverage[], place: number): number | undefined {
  const around = functions
    .map(({ ranges }) => ranges.filter((range) => range.startOffset <= place && place < range.endOffset))
    .filter((ranges) => ranges.length > 0)
  const length = (range?: Profiler.CoverageRange) => range && range.endOffset - range.startOffset
  // The first range of a function is the whole of it.
  const shortest = (ranges: readonly Profiler.CoverageRange[]) =>
    ranges.toSorted((one, other) => Number(length(one)) - Number(length(other)))
  const [inner = []] = around.toSorted((one, other) => Number(length(one[0])) - Number(length(other[0])))
  return shortest(inner)[0]?.count
}
