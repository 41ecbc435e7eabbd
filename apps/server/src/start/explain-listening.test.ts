import { expect, test } from 'vitest'
import { explainListening } from './explain-listening.ts'

test.each([
  [
    'a host whose name server does not answer',
    'EAI_AGAIN',
    /^HOST: no name server answers for foyer\.test at the moment\. /,
  ],
  [
    'a host that does not exist',
    'ENOTFOUND',
    /^HOST: foyer\.test is not an address of this machine\. Correct it, /,
  ],
  ['the host of another machine', 'EADDRNOTAVAIL', /^HOST: foyer\.test is not an address of this machine\. /],
  ['a port of the system', 'EACCES', /^PORT: this user may not use port 80\. /],
  ['a port in use', 'EADDRINUSE', /^PORT: 80 is in use on foyer\.test\. /],
])('%s is explained in one line', (_, code, line) => {
  const error = Object.assign(new Error(`getaddrinfo ${code}`), { code })
  const explained = explainListening(error, { host: 'foyer.test', port: 80 })
  expect(explained).toMatchObject({ name: 'StartError', message: expect.stringMatching(line) })
  expect(explained).toMatchObject({ message: expect.not.stringContaining('\n') })
})
