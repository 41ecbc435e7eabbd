import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichText } from './index.ts'
import styles from './rich-text.module.css'

it('renders safe links and text on a server, which has no document', () => {
  const html =
    'Read <a href="/terms" style="color: red" onclick="x()"><b>the terms</b></a> &amp; go<script>x()</script>'
  expect(renderToString(createElement(RichText, { html }))).toBe(
    `Read <a class="${styles['link']}" href="/terms">the terms</a> &amp; go`,
  )
})
