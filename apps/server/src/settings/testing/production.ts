/** The minimal settings for production, behind a proxy with TLS. */
export const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://foyer:secret@127.0.0.1/foyer',
  PUBLIC_URL: 'https://id.example.com',
  TRUSTED_PROXIES: '127.0.0.1',
} as const
