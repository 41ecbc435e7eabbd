import { pageTitle } from '@foyer/kit/page-title'
import { textLink } from '@foyer/kit/text-link'
import { Component, type MouseEvent, type ReactNode } from 'react'
import { Arches } from '../layout/brand/arches.tsx'
import { LanguageContext, type Language } from '../locale/language.ts'
import { UnloadedPageError } from './lazy/unloaded-page-error.ts'
import styles from './pages.module.css'

interface ErrorBoundaryProps {
  /** When it changes, the children are rendered again, so that after an error the next page is shown. */
  readonly resetKey: string
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean
  readonly resetKey: string
}

function handleReload(event: MouseEvent): void {
  event.preventDefault()
  location.reload()
}

/** Shows a message instead of a page that threw, or whose script could not be loaded. Uses nothing that may have thrown. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = LanguageContext
  /** `<App>` provides the context. */
  declare context: Language
  override state = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof UnloadedPageError) error.reset()
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    const { translate } = this.context.current
    return (
      <main className={styles.crash}>
        <div className={styles.empty} role="alert">
          <Arches className={styles.arches} />
          <h1 className={pageTitle}>{translate('crash_title')}</h1>
          <p className={styles.text}>{translate('crash_text')}</p>
          {/* Plain links, so that the page is reloaded. If the address has a fragment, the browser would only scroll: hence `reload`. */}
          <p>
            <a className={textLink} href={location.href} onClick={handleReload}>
              {translate('crash_reload')}
            </a>
          </p>
          <p>
            <a className={textLink} href="/">
              {translate('not_found_back')}
            </a>
          </p>
        </div>
      </main>
    )
  }
}
