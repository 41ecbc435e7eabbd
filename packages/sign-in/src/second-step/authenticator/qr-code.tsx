import { useEffect, useState } from 'react'
import styles from './authenticator.module.css'
import type { QrPath } from './qr-path.ts'

export interface QrCodeProps {
  readonly text: string
  /** The accessible name. */
  readonly label: string
}

/** A QR code, dark on white in every theme: cameras do not read it otherwise. The encoder is loaded when the code is shown. */
export function QrCode({ text, label }: QrCodeProps) {
  const [code, setCode] = useState<(QrPath & { readonly text: string }) | null>(null)
  useEffect(() => {
    let isCurrent = true
    import('./qr-path.ts').then(
      ({ createQrPath }) => void (isCurrent && setCode({ text, ...createQrPath(text) })),
      // If the encoder cannot be loaded, the key is still shown below as text.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  if (code?.text !== text) return <div className={styles.qr} />
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
      <path fill="#000" d={code.path} />
    </svg>
  )
}
