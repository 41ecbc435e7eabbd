import type { BrowserScope } from '../fingerprint/browser-scope.ts'

type Replacements = Readonly<Record<string, () => unknown>>

/** This window with parts of it replaced. A part is named `localStorage` or `navigator.getBattery`. */
export function replaceParts(replacements: Replacements): BrowserScope {
  return replaceIn(window, replacements, '')
}

/** What a browser does where a setting forbids something. */
export function forbid(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

function replaceIn<Target extends object>(target: Target, replacements: Replacements, path: string): Target {
  return new Proxy(target, {
    get(_, key) {
      const name = `${path}${String(key)}`
      const replacement = replacements[name]
      if (replacement) return replacement()
      const value: unknown = Reflect.get(target, key)
      const isParent = Object.keys(replacements).some((each) => each.startsWith(`${name}.`))
      if (isParent && typeof value === 'object' && value !== null)
        return replaceIn(value, replacements, `${name}.`)
      return typeof value === 'function' ? value.bind(target) : value
    },
    set(_, key, value) {
      replacements[`${path}${String(key)}`]?.()
      return Reflect.set(target, key, value)
    },
  })
}
