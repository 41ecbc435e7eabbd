import type { BrowserScope } from './browser-scope.ts'
import type { Readers } from './start-readings.ts'

/** Readings that need rendering and do not change: cached for 24 hours. */
export const canvasReaders = {
  canvas_fingerprint_hash: hashCanvas,
  webgl_renderer: (scope) => readGraphics(scope, 'RENDERER', 'UNMASKED_RENDERER_WEBGL'),
  webgl_vendor: (scope) => readGraphics(scope, 'VENDOR', 'UNMASKED_VENDOR_WEBGL'),
} satisfies Readers

/** SHA-256 of the canvas, in hex. `crypto.subtle` is missing on pages that are not served over https. */
async function hashCanvas({ document, crypto }: BrowserScope): Promise<string | null> {
  const canvas = document.createElement('canvas')
  canvas.width = 240
  canvas.height = 60
  const context = canvas.getContext('2d')
  if (context === null) return null
  draw(context)
  const picture = canvas.toDataURL()
  // Brave, and Firefox with resistFingerprinting, add noise to each copy, which says nothing about the device.
  if (picture !== canvas.toDataURL()) return null
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(picture))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Text, an emoji, blended and anti-aliased shapes, which fonts, drivers and graphics cards render differently. */
function draw(context: CanvasRenderingContext2D): void {
  context.textBaseline = 'alphabetic'
  context.fillStyle = '#f60'
  context.fillRect(100, 1, 62, 20)
  context.fillStyle = '#069'
  context.font = '15px serif'
  context.fillText('Foyer, wide gym quiz \u{1F6AA}', 2, 20)
  context.globalCompositeOperation = 'multiply'
  for (const [colour, x] of [
    ['#f2f', 40],
    ['#2ff', 60],
    ['#ff2', 80],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.arc(x, 40, 18, 0, Math.PI * 2)
    context.fill()
  }
}

type Parameter = 'RENDERER' | 'VENDOR'
type Unmasked = 'UNMASKED_RENDERER_WEBGL' | 'UNMASKED_VENDOR_WEBGL'

/** Firefox names the card in the plain parameter, and warns about the extension; other browsers only have it in the extension. */
function readGraphics({ document }: BrowserScope, plain: Parameter, unmasked: Unmasked): unknown {
  const gl = document.createElement('canvas').getContext('webgl')
  if (gl === null) return null
  const extension = gl.getExtension('WEBGL_debug_renderer_info')
  const reading: unknown = gl.getParameter(extension?.[unmasked] ?? gl[plain])
  // Frees the context: the number of WebGL contexts of a page is limited.
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return reading
}
