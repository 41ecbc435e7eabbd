/** Express under another name: by its own, npm installs it in the server's image, as an optional peer of altcha-lib. */
declare module 'express5' {
  export { default } from 'express'
  export type * from 'express'
}
