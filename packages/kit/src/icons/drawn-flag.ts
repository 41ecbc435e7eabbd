import { Flag } from './flag.tsx'
import { flags } from './flags.ts'

/** The component and the flags that it renders, to be loaded together. `has` tells whether a country has a flag. */
export interface DrawnFlag {
  readonly Flag: typeof Flag
  readonly has: (countryCode: string) => boolean
}

/** Waits for the flags, so that no empty box is shown. Stays pending where they cannot be loaded. */
export function loadDrawnFlag(): Promise<DrawnFlag> {
  return new Promise((resolve) => {
    const resolveIfLoaded = (): void => {
      const drawings = flags.getValue()
      if (drawings !== null) resolve({ Flag, has: (countryCode) => drawings[countryCode] !== undefined })
    }
    flags.subscribe(resolveIfLoaded)
    resolveIfLoaded()
  })
}
