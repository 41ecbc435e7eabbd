/** The window of the project `phone`. */
export const phoneSize = { width: 360, height: 740 }
