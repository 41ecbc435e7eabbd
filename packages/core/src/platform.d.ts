/**
 * Declares the few names that exist both in browsers and in Node. Core is compiled with these alone, so that it cannot
 * use anything else of either.
 */
interface AbortSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
}

declare class AbortController {
  readonly signal: AbortSignal
  abort(reason?: unknown): void
}

declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(init?: string | [string, string][] | Record<string, string>)
  toString(): string
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  [Symbol.iterator](): IterableIterator<[string, string]>
}

declare class URL {
  constructor(url: string, base?: string)
  static canParse(url: string, base?: string): boolean
  readonly href: string
  readonly origin: string
  readonly protocol: string
  readonly username: string
  readonly password: string
  pathname: string
  search: string
  hash: string
  readonly searchParams: URLSearchParams
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}

declare class TextDecoder {
  constructor(label: string, options: { fatal: boolean })
  decode(bytes: Uint8Array): string
}

declare function atob(text: string): string
declare function btoa(text: string): string

declare const crypto: {
  readonly getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => unknown
  readonly subtle: {
    readonly digest: (algorithm: 'SHA-256', bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>
  }
}
