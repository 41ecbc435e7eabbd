import { Gauge, type Registry } from 'prom-client'
import { readRelease } from '../../release.ts'

/** Says which release this process runs, so that an upgrade shows beside the other metrics. */
export function createBuildInfo(registers: Registry[]): void {
  const info = new Gauge({
    name: 'foyer_build_info',
    help: 'Always 1; its label is the release that the process runs.',
    labelNames: ['release'],
    registers,
  })
  info.set({ release: readRelease() }, 1)
}
