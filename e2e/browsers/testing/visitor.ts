import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { rolldown } from 'rolldown'
import type { Driver } from './drivers/driver.ts'
import type { ElementState, ElementQuery } from './in-page/element-query.ts'

export type { ElementQuery } from './in-page/element-query.ts'

/** A person at a browser: finds elements by role and name, and waits for expected states. */
export interface Visitor {
  readonly driver: Driver
  /** @param path on the product's origin, or a complete address */
  readonly open: (path: string) => Promise<void>
  /** Resolves when there is exactly one match, in the expected state. */
  readonly waitFor: (query: ElementQuery, expected?: Partial<ElementState>) => Promise<ElementState>
  /** Resolves when there is no match any more. */
  readonly waitForNone: (query: ElementQuery) => Promise<void>
  /** Resolves when the page is interactive, has a heading, and all animations are over. */
  readonly waitForRender: () => Promise<void>
  /** Resolves when the page contains the text. */
  readonly waitForText: (text: string) => Promise<void>
  /** Resolves when the address is that path of the product, or begins with it. */
  readonly waitForPath: (path: string) => Promise<void>
  /** Clicks it with the mouse, once it is there, does not move, and is not covered. */
  readonly click: (query: ElementQuery) => Promise<void>
  readonly press: Driver['press']
  readonly type: Driver['type']
  /** Clicks into an input, and replaces its text by typing. */
  readonly fill: (query: ElementQuery, text: string) => Promise<void>
  /** Presses Tab until the element has the focus. */
  readonly tabTo: (query: ElementQuery, ...keys: string[]) => Promise<void>
  /** Fills in a field like a password manager: by script, without keys. */
  readonly fillByScript: (query: ElementQuery, value: string) => Promise<void>
  readonly run: Driver['run']
  /** A visitor for the popup of the page, once it is open. */
  readonly followPopup: () => Promise<Visitor>
  readonly hasPopup: () => Promise<boolean>
}

const inPage = bundle(fileURLToPath(new URL('in-page/element-query.ts', import.meta.url)))

/** Bundles a module with its imports into a classic script. */
async function bundle(input: string): Promise<string> {
  const build = await rolldown({ input, platform: 'browser', logLevel: 'silent' })
  const { output } = await build.generate({ format: 'iife' })
  await build.close()
  return output[0].code
}

export function createVisitor(driver: Driver, origin: string): Visitor {
  /** Calls the injected script. A new page does not have it yet; a page that is being left does not answer. */
  const callInPage = async <Input, Output>(
    callback: (input: Input) => Output | Promise<Output>,
    input: Input,
  ) => {
    if (!(await driver.run(() => window.journey !== undefined, null))) await driver.inject(await inPage)
    return driver.run(callback, input)
  }
  const readStates = (query: ElementQuery) =>
    callInPage((target: ElementQuery) => window.journey?.look(target) ?? [], query)
  const retry = (check: () => Promise<void>) => expect(check).toPass({ intervals: [50, 100, 200] })

  const visitor: Visitor = {
    driver,
    run: driver.run,
    press: driver.press,
    type: driver.type,
    open: (path) => driver.open(new URL(path, origin).href),
    async waitFor(query, expected = {}) {
      let state: ElementState | undefined
      await retry(async () => {
        const states = await readStates(query)
        expect(states, JSON.stringify(query)).toHaveLength(1)
        expect(states[0], JSON.stringify(query)).toMatchObject(expected)
        state = states[0]
      })
      return state as ElementState
    },
    waitForNone: (query) =>
      retry(async () => expect(await readStates(query), JSON.stringify(query)).toHaveLength(0)),
    waitForRender: () =>
      retry(async () => {
        const isRendered = await driver.run(
          () =>
            'answers' in document.documentElement.dataset &&
            document.querySelector('h1') !== null &&
            document.querySelector('[aria-busy="true"], [data-social-place]') === null &&
            document.getAnimations().every(({ playState }) => playState !== 'running'),
          null,
        )
        expect(isRendered, 'the page is rendered').toBe(true)
      }),
    waitForText: (text) =>
      retry(async () => {
        const all = await driver.run(() => document.body.innerText.replaceAll(/\s+/g, ' '), null)
        expect(all).toContain(text)
      }),
    waitForPath: (path) =>
      retry(async () => {
        const expectedUrl = new URL(path, origin).href
        const { href } = await driver.run(() => ({ href: location.href }), null)
        expect(href.slice(0, expectedUrl.length)).toBe(expectedUrl)
      }),
    click: (query) =>
      retry(async () => {
        const middle = await callInPage(
          (target: ElementQuery) => window.journey?.reach(target) ?? null,
          query,
        )
        expect(middle, `${JSON.stringify(query)} can be pressed`).not.toBeNull()
        if (middle) await driver.click(middle)
        // If the page is gone, the click has worked. If the element has moved in the meantime, click again, as a person would.
        const hasMissedClick = await driver.run(() => window.journey?.hasMissed() ?? false, null)
        expect(hasMissedClick, `${JSON.stringify(query)} is missed`).toBe(false)
      }),
    async fill(query, text) {
      await visitor.click(query)
      await visitor.waitFor(query, { isFocused: true })
      await driver.press('Control', 'a')
      await driver.type(text)
    },
    async tabTo(query, ...keys) {
      const [first] = await readStates(query)
      if (first?.isFocused) return
      // No page has so many tab stops.
      for (let stop = 0; stop < 60; stop++) {
        await driver.press(...keys, 'Tab')
        if ((await readStates(query))[0]?.isFocused) return
      }
      expect((await readStates(query))[0], JSON.stringify(query)).toMatchObject({ isFocused: true })
    },
    async fillByScript(query, value) {
      await visitor.waitFor(query)
      await callInPage(
        (input: { thing: ElementQuery; value: string }) => window.journey?.fillByScript(input),
        {
          thing: query,
          value,
        },
      )
    },
    async followPopup() {
      let popup: Driver | undefined
      await retry(async () => {
        popup = await driver.findPopup()
        expect(popup, 'a window is open').toBeDefined()
      })
      return createVisitor(popup as Driver, origin)
    },
    hasPopup: async () => (await driver.findPopup()) !== undefined,
  }
  return visitor
}
