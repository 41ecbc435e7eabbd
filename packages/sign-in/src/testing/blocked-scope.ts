import type { BrowserScope } from '../fingerprint/browser-scope.ts'

type Replacements = Readonly<Record<string, () => unknown>>

/** This window with some parts replaced. A part is named like `localStorage` or `navigator.getBattery`. */
export function replaceParts(replacements: Replacements): BrowserScope {
  return replaceIn(window, replacements, '')
}

/** Throws as browsers do where a setting blocks something. */
export function throwSecurityError(): never {
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
