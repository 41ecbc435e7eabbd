// @ts-check
// Writes a page's metadata for link previews and search engines.
import { escapeText } from './escape-text.mjs'

/** 1200 by 630 pixels, which all services show completely; tools/generate/generate-icons.mjs renders it. */
const previewImage = { file: '/icons/preview.png', width: 1200, height: 630 }

/**
 * The elements for the head of a page. The server replaces `{origin}` by its public origin. Pages that depend on the visitor, or on the
 * parameters of the address, are not indexed.
 * @param {object} page
 * @param {string} page.path
 * @param {import('../src/prerender/pages.ts').PageRow} page.row
 * @param {import('../src/prerender/prerender-page.tsx').PrerenderedPage} page.prerendered
 * @param {Readonly<Record<string, string>>} page.messages
 */
export function describePage({ path, row, prerendered, messages }) {
  if (row.description === undefined) return '<meta name="robots" content="noindex">'
  const description = messages[row.description]
  if (description === undefined) throw new Error(`There is no message ${row.description}.`)
  /** @type {[string, string][]} */
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', 'Foyer'],
    ['og:locale', prerendered.lang.replace('-', '_')],
    ['og:url', `{origin}${path}`],
    ['og:title', prerendered.title],
    ['og:description', description],
    ['og:image', `{origin}${previewImage.file}`],
    ['og:image:width', String(previewImage.width)],
    ['og:image:height', String(previewImage.height)],
    ['og:image:alt', messages['page_picture'] ?? ''],
  ]
  return [
    `<meta name="description" content="${escapeText(description)}">`,
    `<link rel="canonical" href="{origin}${path}">`,
    ...properties.map(([name, value]) => `<meta property="${name}" content="${escapeText(value)}">`),
    // X reads the other data from the properties above.
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n')
}
