import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { preview } from 'vite'
import { buildChanged } from '../../../tools/build/build.mjs'
import { root } from '../../../tools/run/programs.mjs'

/** Builds the playground if it has changed, and serves it. Returns a function that stops it. */
export default async function servePlayground(): Promise<() => Promise<void>> {
  await buildChanged(['apps/playground'])
  const { httpServer } = await preview({
    root: join(root, 'apps/playground'),
    configFile: false,
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: 0 },
  })
  if (!httpServer.listening) await once(httpServer, 'listening')
  const address = httpServer.address()
  if (address === null || typeof address === 'string') throw new TypeError('A port was asked for.')
  // Workers are separate processes, which inherit the environment.
  process.env['FOYER_PLAYGROUND'] = `http://127.0.0.1:${address.port}`
  return async () => {
    httpServer.close()
    if ('closeAllConnections' in httpServer) httpServer.closeAllConnections()
  }
}
