import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFoyer } from './create-foyer.ts'
import { FoyerError } from './foyer-error.ts'

afterEach(() => void vi.unstubAllEnvs())

const tooMuch = 'createFoyer: `url` says more than where Foyer is: leave it at https://id.example.com.'

describe('the address of Foyer', () => {
  it.each([
    'https://id.example.com',
    'https://id.example.com/',
    'https://id.example.com:8443',
    'http://localhost:3000',
    'http://foyer:3000',
  ])('may be %s', (url) => {
    expect(() => createFoyer({ url })).not.toThrow()
  })

  it.each([
    [undefined, 'createFoyer needs `url`, the address of your Foyer, such as https://id.example.com.'],
    [null, 'createFoyer needs `url`, the address of your Foyer, such as https://id.example.com.'],
    ['', 'createFoyer needs `url`, the address of your Foyer, such as https://id.example.com.'],
    [
      'id.example.com',
      'createFoyer: `url` is "id.example.com", which is no address: write it whole, such as https://id.example.com.',
    ],
    [
      'localhost:3000',
      'createFoyer: `url` is "localhost:3000", which is neither https nor http: write it whole, such as https://id.example.com.',
    ],
    [
      3000,
      'createFoyer: `url` is 3000, which is no address: write it whole, such as https://id.example.com.',
    ],
    ['https://id.example.com/web/v1', tooMuch],
    ['https://id.example.com//', tooMuch],
    ['https://ada:secret@id.example.com', tooMuch],
    ['https://id.example.com?a=1', tooMuch],
    ['https://id.example.com/?', tooMuch],
    ['https://id.example.com/#', tooMuch],
    ['https://id.example.com?', tooMuch],
  ])('may not be %j, and the error says why', (url, message) => {
    const wrong = () => createFoyer({ url: url as string })
    expect(wrong).toThrow(FoyerError)
    expect(wrong).toThrow(expect.objectContaining({ code: 'foyer_misconfigured', message }))
  })

  it('is required even if no options are passed', () => {
    const wrong = createFoyer as unknown as () => void
    expect(wrong).toThrow(
      'createFoyer needs `url`, the address of your Foyer, such as https://id.example.com.',
    )
  })

  // R10.42
  it('must be https in production, except on this machine or with unsafelyAllowHttp', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(() => createFoyer({ url: 'http://id.example.com' })).toThrow(
      'createFoyer: `url` is "http://id.example.com", and in production sessions must not travel over http: use https, or say unsafelyAllowHttp if the network between the two is yours alone.',
    )
    for (const url of [
      'http://localhost:3000',
      'http://id.shop.localhost:3000',
      'http://127.0.0.1:3000',
      'http://127.10.20.30:3000',
      'http://[::1]:3000',
      'https://id.test',
    ])
      expect(() => createFoyer({ url })).not.toThrow()
    expect(() => createFoyer({ url: 'http://foyer:3000', unsafelyAllowHttp: true })).not.toThrow()
  })

  it.each(['http://localhost.example.com', 'http://mylocalhost', 'http://127.0.0.1.example.com'])(
    'must be https in production even if its name only looks like this machine’s: %s',
    (url) => {
      vi.stubEnv('NODE_ENV', 'production')
      expect(() => createFoyer({ url })).toThrow('in production sessions must not travel over http')
    },
  )
})

it.each(['', 'id.example.com', 'localhost:3000', null])(
  'an issuer may not be %j, and the error says why',
  (issuer) => {
    expect(() => createFoyer({ url: 'https://id.example.com', issuer: issuer as string })).toThrow(
      `createFoyer: \`issuer\` is ${JSON.stringify(issuer)}, which is no address: give Foyer's PUBLIC_URL, such as https://id.example.com, or leave it out where that is \`url\`.`,
    )
  },
)

it.each([0, -1, NaN, Infinity, 2 ** 31])(
  'a timeout of %d is refused with an error that names the allowed range',
  (timeout) => {
    expect(() => createFoyer({ url: 'https://id.example.com', timeout })).toThrow(
      `createFoyer: \`timeout\` is ${timeout}. It is in milliseconds: more than 0, and at most 2147483647.`,
    )
  },
)

it.each(['', ' ', 'a cookie', 'sid=', 'sid;', 'sïd'])(
  'a cookie name may not be %j, because then everybody would seem to be signed out',
  (cookieName) => {
    expect(() => createFoyer({ url: 'https://id.example.com', cookieName })).toThrow(
      `createFoyer: \`cookieName\` is ${JSON.stringify(cookieName)}, which no cookie can have as its name: give the one that browsers have, or leave it out where no proxy renames it.`,
    )
  },
)

it.each(['sid', '__Secure-sid', "!#$%&'*+-.^_`|~"])('a cookie name may be %s', (cookieName) => {
  expect(() => createFoyer({ url: 'https://id.example.com', cookieName })).not.toThrow()
})
