// @ts-check

/**
 * A command of Vitest's browser mode: leads the mouse, which the test files of a page share, to the corner, where no
 * test has anything. It would hover over what the next file renders where it was left.
 *
 * @param {{ page: { mouse: { move(x: number, y: number): Promise<void> } } }} context
 */
export async function restPointer({ page }) {
  await page.mouse.move(1279, 799)
}
