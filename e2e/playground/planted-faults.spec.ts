import { expect, test, type Page } from '@playwright/test'
import { findFocusProblems } from './testing/focus-walk.ts'
import { findFaults } from './testing/page-faults.ts'

const findAxeFaults = (page: Page) => findFaults(page, 'findAxeFaults')
const findVoiceFaults = (page: Page) => findFaults(page, 'findVoiceFaults')
const findWidthFaults = (page: Page) => findFaults(page, 'findWidthFaults')
const findForcedColorFaults = (page: Page) => findFaults(page, 'findForcedColorFaults')

const plantedFaults: readonly (readonly [
  string,
  string,
  (page: Page) => Promise<string[]>,
  RegExp | null,
])[] = [
  ['a pale text', '<p style="color: #ccc">Read me</p>', findAxeFaults, /color-contrast/],
  ['an input whose name is its placeholder', '<input placeholder="Name">', findVoiceFaults, /Without a name/],
  ['an error beside an input', '<input aria-label="A" aria-invalid="true">', findVoiceFaults, /not heard/],
  [
    'an error in a quiet element',
    '<input aria-label="A" aria-invalid="true" aria-describedby="e"><p id="e">Wrong</p>',
    findVoiceFaults,
    /not heard/,
  ],
  [
    'an error for eyes',
    '<div data-status="error"><input aria-label="A"></div>',
    findVoiceFaults,
    /only eyes/,
  ],
  [
    'an error in a live region',
    '<div data-status="error"><input aria-label="A" aria-invalid="true" aria-describedby="e"><p id="e" aria-live="polite">Wrong</p></div>',
    findVoiceFaults,
    null,
  ],
  ['a wide picture', '<div style="width: 2000px; height: 1px"></div>', findWidthFaults, /sideways/],
  [
    'a button that is cut off',
    '<div style="overflow: hidden"><button style="margin-left: -20px">Go</button></div>',
    findWidthFaults,
    /Cut off/,
  ],
  ['a button without a ring', '<button style="outline: none">Go</button>', findFocusProblems, /not seen/],
  ['a button that Tab leaves out', '<button tabindex="-1">Go</button>', findFocusProblems, /Not reached/],
  [
    'a trap for the focus',
    '<input aria-label="A" onkeydown="event.preventDefault()"><button>Go</button>',
    findFocusProblems,
    /Not reached/,
  ],
  [
    'a ring around the box',
    '<style>div:focus-within { box-shadow: 0 0 0 2px }</style><div><input aria-label="A" style="outline: none"></div>',
    findFocusProblems,
    null,
  ],
  [
    'what stands behind a dialog',
    '<button>Behind</button><dialog id="d"><button>Close</button></dialog><script>d.showModal()</script>',
    findFocusProblems,
    null,
  ],
  [
    'a dialog with a button that Tab leaves out',
    '<dialog id="d"><button>Close</button><button tabindex="-1">Go</button></dialog><script>d.showModal()</script>',
    findFocusProblems,
    /Not reached/,
  ],
  [
    'tabs, led by arrows',
    '<button role="tab">One</button><button role="tab" tabindex="-1">Two</button>',
    findFocusProblems,
    null,
  ],
  [
    'an input that is a shadow',
    '<div style="box-shadow: 0 0 0 1px"><input aria-label="A" style="border: 0"></div>',
    findForcedColorFaults,
    /Without an edge/,
  ],
  [
    'an input with a border around it',
    '<div style="border: 1px solid"><input aria-label="A" style="border: 0"></div>',
    findForcedColorFaults,
    null,
  ],
]

test('The page checks find each planted fault, and none where there is none', async ({ page }) => {
  for (const [name, html, find, fault] of plantedFaults) {
    await page.setContent(`<!doctype html><html lang="en"><title>Planted</title><main>${html}</main></html>`)
    await page.emulateMedia({ forcedColors: find === findForcedColorFaults ? 'active' : 'none' })
    const found = (await find(page)).join('\n')
    if (fault === null) expect.soft(found, name).toBe('')
    else expect.soft(found, name).toMatch(fault)
  }
})
