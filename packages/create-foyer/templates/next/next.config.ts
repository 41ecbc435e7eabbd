import type { NextConfig } from 'next'

const { FOYER_URL = 'http://localhost:3000' } = process.env
const paths = ['web', 'AUTH', 'MS-AUTH', 'USER']

const config: NextConfig = {
  // Foyer's paths, on this app's origin: its cookie belongs to the host that set it.
  rewrites: async () =>
    paths.map((path) => ({ source: `/${path}/:rest*`, destination: `${FOYER_URL}/${path}/:rest*` })),
}

export default config
