/** The folder of this workspace, one level above `src/` and the built `dist/`. */
export const appRoot = new URL('../', import.meta.url)
