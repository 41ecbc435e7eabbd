import { useMemo, type MouseEvent } from 'react'
import { followLink } from '../../router/follow-link.ts'
import { useRouter } from '../../router/router-adapter.ts'
import { parseRichText } from './parse-rich-text.ts'
import styles from './rich-text.module.css'

export interface RichTextProps {
  /** HTML, of which text and `a[target, href]` are left. Links are http, https, mailto, tel, or relative. */
  readonly html: string
  readonly events?:
    | {
        /** A link is followed; `preventDefault` on the event keeps the page where it is. */
        readonly clickLink?: ((href: string, event: MouseEvent) => void) | undefined
      }
    | undefined
  /** Keeps the `style` attributes of links. Whoever writes the HTML can then draw a link over the whole page. */
  readonly unsafelyKeepStyle?: boolean | undefined
}

/** Text with links, from HTML of any origin. A link to the same host and a known route is followed by the app's router. */
export function RichText({ html, events, unsafelyKeepStyle = false }: RichTextProps) {
  const router = useRouter()
  const parts = useMemo(() => parseRichText(html), [html])

  function press(event: MouseEvent<HTMLAnchorElement>, href: string): void {
    events?.clickLink?.(href, event)
    followLink(event, event.currentTarget, router)
  }

  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the text
        key={index}
        className={styles.link}
        href={part.href}
        target={part.target}
        rel={part.rel}
        ref={unsafelyKeepStyle && part.style !== undefined ? styleBy(part.style) : undefined}
        onClick={(event) => press(event, part.href)}
      >
        {part.text}
      </a>
    ),
  )
}

/** Through the CSSOM: a strict CSP refuses style attributes in HTML. */
function styleBy(style: string) {
  return (link: HTMLAnchorElement | null): void => {
    if (link !== null) link.style.cssText = style
  }
}
