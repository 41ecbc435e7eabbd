import type { NextConfig } from 'next'

const { FOYER_URL = 'http://localhost:3000' } = process.env
const files = ['/.well-known/jwks.json', '/.well-known/webauthn']
const paths = ['/web/:rest*', '/AUTH/:rest*', '/MS-AUTH/:rest*', '/USER/:rest*', ...files]

const config: NextConfig = {
  // Foyer's paths, on this app's origin: its cookie belongs to the host that set it.
  rewrites: async () => paths.map((path) => ({ source: path, destination: FOYER_URL + path })),
}

export default config
