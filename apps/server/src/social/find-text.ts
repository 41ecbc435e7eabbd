import type { JsonPaths } from './provider.ts'

/** The first text at one of these paths. Whole numbers count as text, unless they are too large for JavaScript. */
export function findText(json: unknown, paths: JsonPaths): string | null {
  for (const path of typeof paths === 'string' ? [paths] : paths) {
    const value = path.split('.').reduce(readProperty, json)
    if (typeof value === 'string' && value !== '') return value
    if (Number.isSafeInteger(value)) return String(value)
  }
  return null
}

function readProperty(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Readonly<Record<string, unknown>>)[name]
}
