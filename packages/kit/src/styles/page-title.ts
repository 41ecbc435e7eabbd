import styles from './page-title.module.css'

/** The class of the heading of a page or of a form. */
export const pageTitle = styles.title
