import { describe, expect, it } from 'vitest'
import { parseRichText } from './parse-rich-text.ts'

const link = (href: string, text = 'x', more: object = {}) => ({ href, text, ...more })

describe('what is kept', () => {
  it.each<[string, string, readonly unknown[]]>([
    ['text', 'Plain & simple', ['Plain & simple']],
    ['a link in a text', 'See <a href="/terms">the terms</a>.', ['See ', link('/terms', 'the terms'), '.']],
    ['single quotes and none', "<a href='/a'>x</a><A HREF=/b>x</A>", [link('/a'), link('/b')]],
    ['the text of other tags', '<b>bold</b> and <a href="/a"><i>x</i></a>', ['bold and ', link('/a')]],
    ['words apart', '<p>one</p><p>two</p>three<br>four', ['one two three four']],
    ['characters by name and number', 'a&nbsp;b &copy; &#8212; &#x2014; &eacute;', ['a\u00a0b © — — é']],
    ['what is no tag', '1 < 2 > 0 & so on', ['1 < 2 > 0 & so on']],
    ['a link that never ends', 'a <a href="/b">x', ['a ', link('/b')]],
    ['one link of two nested', '<a href="/a">x<a href="/b">x</a></a>', [link('/a'), link('/b')]],
    ['the first of two addresses', '<a href="/a" href="javascript:0">x</a>', [link('/a')]],
    ['an address with references', '<a href="/a?b=1&amp;c=&lt;">x</a>', [link('/a?b=1&c=%3C')]],
  ])('%s', (_case, html, parts) => {
    expect(parseRichText(html)).toEqual(parts)
  })

  it.each([
    'http://a.example/',
    'https://a.example',
    'mailto:a@b.c',
    'tel:+49301234',
    'HTTPS://A.example',
    '/a',
    'a/b',
    '../a',
    '?a=1',
    '#a',
    '//a.example/b',
  ])('the target %s', (href) => expect(parseRichText(`<a href="${href}">x</a>`)).toEqual([link(href)]))
})

describe('what is removed', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:0',
    'java&#10;script:0',
    '&#1;javascript:0',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.example',
    'blob:https://a/b',
    'view-source:http://a',
    'javascript&colon;0',
    'java\u2028script:0',
    'intent://a#Intent',
    'foyer:open',
    '',
  ])('a link to %j, but not its text', (href) =>
    expect(parseRichText(`<a href="${href}">x</a>`)).toEqual(['x']),
  )

  it('every attribute but target, href and style', () => {
    const html = '<a href="/a" style="position:fixed" onclick="x()" id="a" class="b" ping="/p" download>x</a>'
    expect(parseRichText(html)).toEqual([link('/a', 'x', { style: 'position:fixed' })])
  })

  it.each([
    'script',
    'style',
    'iframe',
    'textarea',
    'title',
    'xmp',
    'noscript',
    'svg',
    'math',
    'template',
    'object',
    'video',
  ])('a %s with all its content', (name) => {
    const html = `a<${name} x="1"><a href="/in">in</a>in</${name} >b`
    expect(parseRichText(html)).toEqual(['ab'])
    expect(parseRichText(html.toUpperCase())).toEqual(['AB'])
    expect(parseRichText(`a<${name}>rest`)).toEqual(['a'])
  })

  it.each([
    ['a<svg viewBox="0 0 1 1"/>b', 'ab'],
    ['a<math/>b', 'ab'],
    ['a<svg><svg/><g/>x</svg>b', 'ab'],
    // `x=1/`: the slash is part of the value. `<video/>`: HTML ignores the slash.
    ['a<svg x=1/>b', 'a'],
    ['a<video/>b', 'a'],
  ])('no more than the element, if it closes itself: %s', (html, text) =>
    expect(parseRichText(html)).toEqual([text]),
  )

  it.each([
    'a<!-- <a href="/b">x</a> -->b',
    'a<!-->b',
    'a<!--->b',
    'a<?php echo 1 ?>b',
    'a<!DOCTYPE html>b',
    'a</ x>b',
    'a<!-- --!>b',
    'a<!--!>-->b',
    'a<!---!>-->b',
    'a<!---->b',
  ])('a comment: %s', (html) => expect(parseRichText(html)).toEqual(['ab']))

  it('a link without text, at which the Tab key would stop', () => {
    expect(parseRichText('a<a href="/b"> </a>c<a href="/d"></a>')).toEqual(['a', ' ', 'c'])
  })
})

it.each([
  ['_blank', { target: '_blank', rel: 'noopener noreferrer' }],
  ['_BLANK', { target: '_BLANK', rel: 'noopener noreferrer' }],
  ['help', { target: 'help', rel: 'noopener noreferrer' }],
  ['_self', { target: '_self' }],
  ['_top', { target: '_top' }],
  ['a b"', {}],
  ['', {}],
])('gives a link to the target %j the rel that it needs', (target, attributes) => {
  const html = `<a rel="opener" target='${target}' href="/a">x</a>`
  expect(parseRichText(html)).toEqual([link('/a', 'x', attributes)])
})
