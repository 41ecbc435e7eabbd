import { html, type Html } from './html.ts'

export { html, type Html } from './html.ts'

/** A complete page of the sandbox. @param head additional elements for its head */
export function renderPage(title: string, content: Html, head: Html | null = null): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Foyer sandbox</title>
        <link rel="stylesheet" href="/sandbox.css" />
        ${head}
      </head>
      <body>
        <header><a href="/">Foyer sandbox</a></header>
        <main>${content}</main>
      </body>
    </html>`.toString()
}
