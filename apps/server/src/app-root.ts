/** The folder of this workspace. Both `src/` and the built `dist/` are one level below it. */
export const appRoot = new URL('../', import.meta.url)
