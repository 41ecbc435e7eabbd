/** The least that has to be set in production. */
export const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://foyer:secret@127.0.0.1/foyer',
  PUBLIC_URL: 'https://id.example.com',
} as const
