import { expect, it } from 'vitest'
import { fetchFiles, hasFile } from './fetch-files.ts'

const html = { headers: { 'content-type': 'text/html; charset=utf-8' } }
const script = { headers: { 'content-type': 'text/javascript' } }

it.each<[what: string, url: string, response: Response, expected: boolean]>([
  ['a script', '/assets/a-1.js', new Response('', script), true],
  ['the shell', '/assets/shell-1.html', new Response('', html), true],
  ['a file of no declared type', '/assets/a-1.js', new Response(new Uint8Array(1)), true],
  ['the page of a captive portal instead of a script', '/assets/a-1.js', new Response('', html), false],
  ['an error', '/assets/a-1.js', new Response('', { ...script, status: 404 }), false],
])('takes %s for what it is', (_, url, response, expected) => {
  expect(hasFile(url, response)).toBe(expected)
})

it('fetches all files of a build, or none', async () => {
  const requests = ['/assets/a-1.js', '/assets/b-1.css'].map((url) => new Request(url))
  const files = await fetchFiles(requests, async () => new Response('', script))
  expect(files.map(([request]) => request)).toEqual(requests)
  const answers = [new Response('', script), new Response('', html)]
  const fetchNext = async () => answers.shift() ?? Response.error()
  await expect(fetchFiles(requests, fetchNext)).rejects.toThrow(/b-1\.css was answered with something else/)
})
