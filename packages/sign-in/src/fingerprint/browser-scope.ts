/** What browsers have in part, and TypeScript therefore not at all. */
interface UnevenNavigator extends Navigator {
  /** Chromium alone. */
  readonly deviceMemory?: number
  readonly connection?: { readonly effectiveType?: string; readonly downlink?: number; readonly rtt?: number }
  readonly getBattery?: () => Promise<Battery>
  readonly userAgentData?: { readonly platform?: string }
  /** Gone from a browser that no longer has it. */
  readonly javaEnabled: () => boolean
}

interface Battery {
  readonly charging: boolean
  readonly chargingTime: number
  readonly dischargingTime: number
  readonly level: number
}

/** The window, as far as it is read here. */
export type BrowserScope = Pick<
  Window & typeof globalThis,
  'screen' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'document' | 'crypto'
> & { readonly navigator: UnevenNavigator; readonly location: Pick<Location, 'protocol'> }
