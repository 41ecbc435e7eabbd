import styles from './text-link.module.css'

/** The class of a link in a text, or of one that stands alone. */
export const textLink = styles.link

/** The class of a link beside a label, whose line takes the presses (`aside` of a password input). */
export const asideLink = styles.aside
