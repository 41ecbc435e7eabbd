import { Counter, Histogram, type Registry } from 'prom-client'

const durations = {
  name: 'foyer_http_request_duration_seconds',
  help: 'Time from the request until its answer is ready to leave.',
}
/** Seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** What one route was asked by one method. */
interface Series {
  readonly method: string
  readonly route: string
  readonly statuses: Map<number, number>
  /** How many took as long as each bucket says and longer than the one before says; the last: longer than all. */
  readonly durations: number[]
  sum: number
}

/** By route, then by method. */
type AllSeries = Map<string, Map<string, Series>>

/**
 * Every request is counted here, in numbers, and prom-client is told when somebody asks: it sorts, joins and checks the
 * labels of every observation, which was 3 % of a session check.
 */
export function createRequestCounts(registers: Registry[]) {
  const all: AllSeries = new Map()
  new Counter({
    name: 'foyer_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect() {
      this.reset()
      for (const { method, route, statuses } of listSeries(all))
        for (const [status, count] of statuses) this.inc({ method, route, status }, count)
    },
  })
  new RequestDurations(all, registers)

  return (method: string, route: string, status: number, seconds: number): void => {
    const series = findSeries(all, method, route)
    series.statuses.set(status, (series.statuses.get(status) ?? 0) + 1)
    let bucket = 0
    while (seconds > (buckets[bucket] ?? Infinity)) bucket++
    series.durations[bucket] = (series.durations[bucket] ?? 0) + 1
    series.sum += seconds
  }
}

/** A histogram whose numbers are ours. */
class RequestDurations extends Histogram<'method' | 'route'> {
  readonly #all: AllSeries

  constructor(all: AllSeries, registers: Registry[]) {
    super({ ...durations, labelNames: ['method', 'route'], buckets, registers })
    this.#all = all
  }

  /** What prom-client prints: its own numbers in its own class. Its types leave it out. */
  getForPromString() {
    const values = listSeries(this.#all).flatMap((series) => listValues(series))
    return Promise.resolve({ ...durations, type: 'histogram', aggregator: 'sum', values })
  }
}

function listValues({ method, route, durations: counts, sum }: Series) {
  const value = (part: string, labels: Record<string, string | number>, number: number) => ({
    metricName: `${durations.name}_${part}`,
    labels: { ...labels, method, route },
    value: number,
  })
  let count = 0
  const upTo = [...buckets, '+Inf'].map((le, index) => {
    count += counts[index] ?? 0
    return value('bucket', { le }, count)
  })
  return [...upTo, value('sum', {}, sum), value('count', {}, count)]
}

function findSeries(all: AllSeries, method: string, route: string): Series {
  const found = all.get(route)?.get(method)
  if (found !== undefined) return found
  const series = {
    method,
    route,
    statuses: new Map<number, number>(),
    durations: Array.from({ length: buckets.length + 1 }, () => 0),
    sum: 0,
  }
  all.set(route, (all.get(route) ?? new Map<string, Series>()).set(method, series))
  return series
}

function listSeries(all: AllSeries): Series[] {
  return [...all.values()].flatMap((ofRoute) => [...ofRoute.values()])
}
