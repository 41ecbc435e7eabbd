import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A free port that stays free for minutes, while an app is installed and Foyer is stopped: it is below the range from which systems assign
 * ephemeral ports (Linux: from 32768).
 */
export async function findSteadyPort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const probe = createServer().listen(port, '127.0.0.1')
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  probe.close()
  return isFree ? port : findSteadyPort()
}
