/**
 * The few names that guides import from frameworks, as Next.js 16 and SvelteKit 2 declare them. These frameworks are not installed, since
 * they would be larger than everything else that is. Hono is installed, under another name.
 */
declare module 'hono' {
  export { Hono } from 'hono4'
}

declare module 'next/headers' {
  export function headers(): Promise<Headers>
}

declare module 'next/navigation' {
  export function redirect(url: string, type?: 'replace' | 'push'): never
}

declare module 'next/server' {
  export function connection(): Promise<void>
}

declare module '@react-router/dev/routes' {
  interface RouteConfigEntry {
    readonly file: string
  }
  export function index(file: string): RouteConfigEntry
  export function route(path: string, file: string): RouteConfigEntry
}

declare module '@react-router/dev/vite' {
  import type { Plugin } from 'vite'
  export function reactRouter(): Plugin[]
}

declare module 'http-proxy-middleware' {
  export function createProxyMiddleware(options: {
    readonly target: string | undefined
    readonly pathFilter: string[]
    readonly xfwd: boolean
  }): (...request: readonly unknown[]) => void
}

declare module '@sveltejs/kit/vite' {
  import type { Plugin } from 'vite'
  export function sveltekit(): Promise<Plugin[]>
}

declare module '@sveltejs/kit' {
  export interface RequestEvent {
    readonly request: Request
    readonly url: URL
    setHeaders(headers: Record<string, string>): void
  }
  export interface ServerLoadEvent extends RequestEvent {}
  export function error(status: number, body: { message: string }): never
  export function redirect(status: 303, location: string | URL): never
}

declare module '$env/dynamic/private' {
  export const env: Record<string, string | undefined>
}
