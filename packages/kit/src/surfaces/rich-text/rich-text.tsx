import { useMemo, type MouseEvent } from 'react'
import { followLink } from '../../router/follow-link.ts'
import { useRouter } from '../../router/router-adapter.ts'
import { parseRichText } from './parse-rich-text.ts'
import styles from './rich-text.module.css'

export interface RichTextProps {
  /** HTML, reduced to text and `a[target, href]`. Links are http, https, mailto, tel, or relative. */
  readonly html: string
  readonly events?:
    | {
        /** A link is being followed; call `preventDefault` on the event to stay on the page. */
        readonly clickLink?: ((href: string, event: MouseEvent) => void) | undefined
      }
    | undefined
  /** Keeps the `style` attributes of links. With it, the author of the HTML can cover the whole page with a link. */
  readonly unsafelyKeepStyle?: boolean | undefined
}

/** Text with links, from untrusted HTML. The app's router follows links to the same host and a known route. */
export function RichText({ html, events, unsafelyKeepStyle = false }: RichTextProps) {
  const router = useRouter()
  const parts = useMemo(() => parseRichText(html), [html])

  function handleClick(event: MouseEvent<HTMLAnchorElement>, href: string): void {
    events?.clickLink?.(href, event)
    followLink(event, event.currentTarget, router)
  }

  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity than their position
        key={index}
        className={styles.link}
        href={part.href}
        target={part.target}
        rel={part.rel}
        ref={unsafelyKeepStyle && part.style !== undefined ? styleBy(part.style) : undefined}
        onClick={(event) => handleClick(event, part.href)}
      >
        {part.text}
      </a>
    ),
  )
}

/** Set through the CSSOM, because a strict CSP blocks style attributes in HTML. */
function styleBy(style: string) {
  return (link: HTMLAnchorElement | null): void => {
    if (link !== null) link.style.cssText = style
  }
}
