/** A CSS selector of what a person reaches by Tab. */
export const controls =
  ':is(input:not([type="hidden"]), select, textarea, button, a[href], [tabindex="0"]):not(:disabled, [tabindex^="-"])'
