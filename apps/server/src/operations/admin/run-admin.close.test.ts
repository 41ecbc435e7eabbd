import { expect } from 'vitest'
import { serverTest as test } from '../../testing/server-test.ts'
import { runAdmin } from './run-admin.ts'

test('A command that is done before its database fails to close succeeds, and says so', async ({ start }) => {
  const { context } = await start()
  const said = { out: '', err: '' }
  const code = await runAdmin(['set', 'currency', 'EUR'], {
    readConfig: () => context.config,
    open: () =>
      Promise.resolve({
        ...context.database,
        close: () => Promise.reject(new Error('the connection is lost')),
      }),
    operator: 'grace',
    print: (text) => void (said.out += text),
    printError: (text) => void (said.err += text),
  })
  expect({ code, ...said }).toEqual({
    code: 0,
    out: 'currency is EUR now, for all servers on this database.',
    err: 'The database could not be closed: the connection is lost. LOG_LEVEL=debug shows where.',
  })
})
