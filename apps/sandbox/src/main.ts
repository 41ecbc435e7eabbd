import process from 'node:process'
import { readConfig } from './config.ts'
import { startSandbox } from './sandbox.ts'

try {
  const sandbox = await startSandbox(readConfig(process.env))
  const shutDown = (): void => {
    void sandbox.close().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, shutDown)
  // The process that started this one has ended.
  process.once('disconnect', shutDown)
  const { url, smtpPort } = sandbox
  if (process.send) process.send({ type: 'ready', address: url, smtpPort })
  else process.stdout.write(`Sandbox: ${url}, mail on port ${smtpPort}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
