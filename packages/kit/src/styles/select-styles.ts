import styles from './select.module.css'

/** The classes of a native select that looks like the inputs: its label, the box around it, itself, and the arrow in the box. */
export const selectStyles = {
  label: styles.label,
  box: styles.box,
  select: styles.select,
  chevron: styles.chevron,
} as const
