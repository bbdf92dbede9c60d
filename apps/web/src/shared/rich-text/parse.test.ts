import { describe, expect, test } from 'vitest'

import { parseRichText } from './parse.ts'

const script = 'javascript'

describe('foreign HTML', () => {
  test('foreign HTML keeps paragraphs, emphasis and lists', () => {
    expect(parseRichText('<p>أولًا <strong>ثم</strong></p><ul><li>واحد</li><li>اثنان</li></ul>')).toEqual([
      { tag: 'p', children: ['أولًا ', { tag: 'strong', children: ['ثم'] }] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['واحد'] },
          { tag: 'li', children: ['اثنان'] },
        ],
      },
    ])
  })

  test.each([
    ['<script>alert(1)</script><p>نص</p>'],
    ['<style>p{display:none}</style><p>نص</p>'],
    ['<!-- <script> --><p>نص</p>'],
    ['<p onclick="alert(1)">نص</p>'],
    ['<svg onload=alert(1)><p>x</p></svg><p>نص</p>'],
  ])(
    'foreign HTML loses scripts, styles, comments and handlers, so that %s becomes only its paragraph',
    (html) => {
      expect(parseRichText(html)).toEqual([{ tag: 'p', children: ['نص'] }])
    },
  )

  test('foreign HTML keeps the text of an unknown element', () => {
    expect(parseRichText('<div><marquee>نص</marquee></div>')).toEqual(['نص'])
    expect(parseRichText('<img src=x onerror=alert(1)>نص')).toEqual(['نص'])
  })

  test.each([
    `${script}:alert(1)`,
    `${script.toUpperCase()}:alert(1)`,
    'data:text/html,x',
    '//evil.example',
    'http://evil.example',
    '&#106;avascript:x',
  ])('foreign HTML loses a link to %s', (href) => {
    expect(parseRichText(`<a href="${href}">هنا</a>`)).toEqual([{ tag: 'a', children: ['هنا'] }])
  })

  test('foreign HTML keeps a link to a page or a phone', () => {
    expect(parseRichText('<a href="https://sakina.example/a?b=1&amp;c=2">هنا</a>')).toEqual([
      { tag: 'a', href: 'https://sakina.example/a?b=1&c=2', children: ['هنا'] },
    ])
    expect(parseRichText("<a href='tel:+966920000000'>هنا</a>")).toMatchObject([
      { href: 'tel:+966920000000' },
    ])
  })

  test('parsing foreign HTML closes open elements and ignores stray end tags', () => {
    expect(parseRichText('<p>نص</b><em>مائل')).toEqual([
      { tag: 'p', children: ['نص', { tag: 'em', children: ['مائل'] }] },
    ])
  })

  test('parsing foreign HTML decodes entities into text, even if they look like tags', () => {
    expect(parseRichText('<p>&lt;b&gt; &amp; &#x633;</p>')).toEqual([{ tag: 'p', children: ['<b> & س'] }])
  })
})
