import styles from './text-link.module.css'

/** The class of a link, in a text or on its own. */
export const textLink = styles.link

/** The class of a link beside a label (`aside` of a password input); presses on the label's line go to the label. */
export const asideLink = styles.aside
