/** A CSS selector of the elements that Tab reaches. */
export const controls =
  ':is(input:not([type="hidden"]), select, textarea, button, a[href], [tabindex="0"]):not(:disabled, [tabindex^="-"])'
