/** Express under another name: under its own, npm would install it in the server's image, as an optional peer dependency of altcha-lib. */
declare module 'express5' {
  export { default } from 'express'
  export type * from 'express'
}
