/**
 * The few names of frameworks that guides import and that are not installed here, since they would be the largest of all
 * that is: as Next.js 16 and SvelteKit 2 declare them. Hono is installed, under another name.
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

declare module '@sveltejs/kit' {
  export interface ServerLoadEvent {
    readonly request: Request
    setHeaders(headers: Record<string, string>): void
  }
  export function error(status: number, body: { message: string }): never
  export function redirect(status: 303, location: string | URL): never
}

declare module '$env/dynamic/private' {
  export const env: Record<string, string | undefined>
}
