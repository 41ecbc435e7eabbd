import type { Page } from '@playwright/test'
import { loadAxe } from '../../testing/foyer.ts'

/** Each check returns a line for each fault in the current state of the page. */
export interface PageChecks {
  /**
   * The violations that axe finds, one line per rule and element. Rules for whole pages are left out, because a story is only a part of one.
   * `onlyColors`: for a story that has already been checked in other colours.
   */
  readonly findAxeFaults: (onlyColors?: boolean) => Promise<string[]>
  /** Does each input have a name that stays when it is filled, and is its error announced? */
  readonly findVoiceFaults: () => string[]
  /** Does anything overflow the page, or make it scroll sideways? */
  readonly findWidthFaults: () => Promise<string[]>
  /** Forced colours remove backgrounds and shadows: is each input still visible as a box, and each control visible at all? */
  readonly findForcedColorFaults: () => string[]
}

declare global {
  interface Window {
    readonly pageChecks: PageChecks
  }
}

/** Runs in the page: stores `pageChecks` there, so that a single call can run several checks. `findAxeFaults` also needs axe. */
export function installPageChecks(): void {
  const findRoom = () => document.querySelector('main') ?? document.body
  const texts = 'input:not([type="hidden"]), select, textarea'

  const pageChecks: PageChecks = {
    async findAxeFaults(onlyColors = false): Promise<string[]> {
      const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } }
      const ofColors = ['color-contrast', 'link-in-text-block']
      const { violations } = await window.axe.run(document, {
        resultTypes: ['violations'],
        ...(onlyColors ? { runOnly: ofColors } : { rules }),
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `axe ${id}: ${node.html} ${node.failureSummary}`),
      )
    },

    findVoiceFaults(): string[] {
      const room = findRoom()
      const inputs = [...room.querySelectorAll(texts)]
      const isNamed = (input: Element): boolean =>
        input.hasAttribute('aria-label') ||
        input.hasAttribute('aria-labelledby') ||
        ('labels' in input && input.labels instanceof NodeList && input.labels.length > 0)
      const isAnnounced = (input: Element): boolean =>
        (input.getAttribute('aria-describedby') ?? '').split(' ').some((id) => {
          const message = document.getElementById(id)
          return Boolean(
            message?.textContent?.trim() && message.closest('[aria-live], [role="alert"], [role="status"]'),
          )
        })
      const invalidParts = [...room.querySelectorAll('[data-status="error"]')].filter(
        (field) => field.querySelector(texts) && !field.querySelector('[aria-invalid="true"]'),
      )
      return [
        ...inputs.filter((input) => !isNamed(input)).map((input) => `Without a name: ${input.outerHTML}`),
        ...inputs
          .filter((input) => input.getAttribute('aria-invalid') === 'true' && !isAnnounced(input))
          .map((input) => `Its error is not heard: ${input.outerHTML}`),
        ...invalidParts.map((field) => `An error that only eyes see: ${field.outerHTML}`),
      ]
    },

    async findWidthFaults(): Promise<string[]> {
      // Scripts that react to the size of the page have run after the next frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      const { scrollWidth, clientWidth } = document.documentElement
      const controls = [...document.querySelectorAll('main :is(input, button, select, textarea, a)')]
      const isClipped = (control: Element): boolean => {
        const { left, right, width } = control.getBoundingClientRect()
        return width > 1 && control.checkVisibility() && (left < -0.5 || right > clientWidth + 0.5)
      }
      return [
        ...(scrollWidth > clientWidth
          ? [`The page scrolls sideways by ${scrollWidth - clientWidth} px.`]
          : []),
        ...controls.filter(isClipped).map((control) => `Cut off: ${control.outerHTML}`),
      ]
    },

    findForcedColorFaults(): string[] {
      const room = findRoom()
      const background = getComputedStyle(document.documentElement).backgroundColor
      const hasEdge = (element: Element): boolean => {
        const { borderBottomStyle, borderBottomWidth, borderBottomColor, outlineStyle } =
          getComputedStyle(element)
        const hasBorder =
          borderBottomStyle !== 'none' &&
          parseFloat(borderBottomWidth) > 0 &&
          borderBottomColor !== background
        return hasBorder || outlineStyle !== 'none'
      }
      const isRendered = (input: Element): boolean => {
        // The browser renders native checkboxes and radio buttons.
        if (
          getComputedStyle(input).appearance === 'auto' &&
          input.matches('[type="checkbox"], [type="radio"]')
        )
          return true
        const siblings = [...(input.parentElement?.children ?? [])]
        for (let box = input.parentElement; box !== null && box !== room; box = box.parentElement)
          siblings.push(box)
        return [input, ...siblings].some(hasEdge)
      }
      return [...room.querySelectorAll(texts)]
        .filter((input) => input.checkVisibility() && !isRendered(input))
        .map((input) => `Without an edge: ${input.outerHTML}`)
    },
  }
  Object.assign(window, { pageChecks })
}

/** Runs one check in a page. Installs the checks if necessary. */
export async function findFaults(page: Page, check: keyof PageChecks): Promise<string[]> {
  if (check === 'findAxeFaults') await loadAxe(page)
  await page.evaluate(installPageChecks)
  return page.evaluate((check) => window.pageChecks[check](), check)
}
