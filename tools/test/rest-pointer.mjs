// @ts-check

/**
 * A command of Vitest's browser mode: moves the mouse, which the test files of a page share, to a corner where no
 * test renders anything. Otherwise it would hover over elements of the next test file.
 *
 * @param {{ page: { mouse: { move(x: number, y: number): Promise<void> } } }} context
 */
export async function restPointer({ page }) {
  await page.mouse.move(1279, 799)
}
