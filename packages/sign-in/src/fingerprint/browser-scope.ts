/** Properties of `navigator` that only some browsers have, and TypeScript's types lack. */
interface UnevenNavigator extends Navigator {
  /** Only in Chromium. */
  readonly deviceMemory?: number
  readonly connection?: { readonly effectiveType?: string; readonly downlink?: number; readonly rtt?: number }
  readonly getBattery?: () => Promise<Battery>
  readonly userAgentData?: { readonly platform?: string }
  /** Removed by some browsers. */
  readonly javaEnabled: () => boolean
}

interface Battery {
  readonly charging: boolean
  readonly chargingTime: number
  readonly dischargingTime: number
  readonly level: number
}

/** The parts of `window` that are read here. */
export type BrowserScope = Pick<
  Window & typeof globalThis,
  'screen' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'document' | 'crypto'
> & { readonly navigator: UnevenNavigator; readonly location: Pick<Location, 'protocol'> }
