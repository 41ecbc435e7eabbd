import { Counter, Gauge, type Registry } from 'prom-client'

/** Measures work that no request waits for: the hourly deletion of expired rows, the delivery of messages, and checks. */
export function createBackgroundMetrics(registers: Registry[]) {
  const sweeps = new Counter({
    name: 'foyer_sweeps_total',
    help: 'Deletions of expired rows, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['success', 'failed']) sweeps.inc({ outcome }, 0)
  const lastSweep = new Gauge({
    name: 'foyer_sweep_last_success_timestamp_seconds',
    help: 'When this process last deleted expired rows, in seconds since 1970; 0: not yet.',
    registers,
  })
  const lastDuration = new Gauge({
    name: 'foyer_sweep_duration_seconds',
    help: 'How long this process last took to delete expired rows, or to fail at it.',
    registers,
  })
  const rows = new Counter({
    name: 'foyer_sweep_rows_total',
    help: 'Expired rows deleted.',
    registers,
  })
  const eventMonthFaults = new Gauge({
    name: 'foyer_audit_tables',
    help: 'Monthly tables of the audit trail that are missing, or overdue to be dropped.',
    labelNames: ['state'],
    registers,
  })
  for (const state of ['missing', 'overdue']) eventMonthFaults.set({ state }, 0)
  const clockOffset = new Gauge({
    name: 'foyer_clock_offset_seconds',
    help: "How far this process's clock was ahead of the database's at the last check; negative: behind.",
    registers,
  })
  let countWaiting = () => 0
  new Gauge({
    name: 'foyer_messages_waiting',
    help: 'Mails and text messages that are being sent or wait for another try.',
    registers,
    collect() {
      this.set(countWaiting())
    },
  })
  return {
    /**
     * Runs a sweep, and measures it. The sweep returns the number of deleted rows, or `undefined` if another process is sweeping: that one
     * counts it.
     */
    async measureSweep(sweep: () => Promise<number | undefined>): Promise<void> {
      const startedAt = performance.now()
      const setDuration = () => lastDuration.set((performance.now() - startedAt) / 1_000)
      try {
        const deleted = await sweep()
        if (deleted === undefined) return
        rows.inc(deleted)
        sweeps.inc({ outcome: 'success' })
        lastSweep.setToCurrentTime()
        setDuration()
      } catch (error) {
        sweeps.inc({ outcome: 'failed' })
        setDuration()
        throw error
      }
    },
    setEventMonthFaults({ missing, overdue }: { readonly missing: number; readonly overdue: number }): void {
      eventMonthFaults.set({ state: 'missing' }, missing)
      eventMonthFaults.set({ state: 'overdue' }, overdue)
    },
    setClockOffset: (seconds: number): void => clockOffset.set(seconds),
    watchMessages(count: () => number): void {
      countWaiting = count
    },
  }
}
