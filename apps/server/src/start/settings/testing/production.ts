/** The least that has to be set in production, behind a proxy with TLS. */
export const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://foyer:secret@127.0.0.1/foyer',
  PUBLIC_URL: 'https://id.example.com',
  TRUSTED_PROXIES: '127.0.0.1',
} as const
