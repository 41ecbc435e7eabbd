import { expect, it } from 'vitest'
import { createHandOverUrl } from './windows-hand-over.ts'

const createUrl = (scheme: string | null, query: string) =>
  createHandOverUrl(scheme, new URLSearchParams(query))

// R2.3
it('passes Google’s answer on to the app, and nothing else', () => {
  const query = 'code=4%2F0A&state=a%20b&scope=email+openid&authuser=0&prompt=none&hd=x&token=secret'
  expect(createUrl('foyer-app', query)).toBe(
    'foyer-app://oauth/google?code=4%2F0A&state=a+b&scope=email+openid',
  )
  expect(createUrl('foyer-app', 'error=access_denied&error_description=No&errors=1&state=s')).toBe(
    'foyer-app://oauth/google?error=access_denied&state=s',
  )
})

it.each(['Call +1 800 555 0100', 'call_this_number', '', 'toString'])(
  'passes on no error text that it does not know: error=%s',
  (error) => {
    const query = `error=${encodeURIComponent(error)}&error=access_denied&error_uri=https://x.example&state=s`
    expect(createUrl('foyer-app', query)).toBe('foyer-app://oauth/google?error=server_error&state=s')
  },
)

it.each([
  [null, 'code=1'],
  ['', 'code=1'],
  ['javascript', 'code=1'],
  ['HTTPS', 'code=1'],
  ['data', 'code=1'],
  ['foyer app', 'code=1'],
  ['evil.example/#', 'code=1'],
  ['foyer-app', ''],
  ['foyer-app', 'state=s'],
])('hands nothing over to %j with ?%s', (scheme, query) => {
  expect(createUrl(scheme, query)).toBeNull()
})
