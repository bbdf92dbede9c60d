import { JSDOM } from 'jsdom'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { defaultStory } from './default-story.tsx'
import { defaultStories } from './stories.ts'
import type { StoryFile } from './stories.ts'

const stories = defaultStories(
  import.meta.glob<StoryFile>('../src/components/*/*.stories.tsx', { eager: true }),
)
const locales = ['ar', 'en'] as const

// This test has no document, like a real server.
const rendered = new Map(
  stories.flatMap(([name, file]) =>
    locales.map((locale) => [`${name} ${locale}`, renderToString(defaultStory(file, locale))] as const),
  ),
)

describe('the stories on a server', () => {
  it('the server that renders stories has no document', () => {
    expect(typeof document).toBe('undefined')
  })

  it.each(stories)('the component %s has a Default story', (_, file) => {
    expect(file.Default).toBeDefined()
  })

  it.each([...rendered])('the Default story of %s renders on a server', (name, html) => {
    // An open popup is in a portal, which no server renders, so at most its opener remains.
    if (name.includes('-popup ')) expect(html).not.toContain('role="dialog"')
    else expect(html.length).toBeGreaterThan(0)
  })
})

describe('the server-rendered stories in a browser', () => {
  const dom = new JSDOM('<!doctype html><html><body></body></html>', { pretendToBeVisual: true })
  const warnings: unknown[] = []

  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }

  beforeAll(() => {
    for (const name of [
      'window',
      'document',
      'navigator',
      'HTMLElement',
      'HTMLFormElement',
      'Element',
      'Node',
      'MutationObserver',
      'CustomEvent',
      'NodeFilter',
      'getComputedStyle',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ] as const)
      vi.stubGlobal(name, name === 'window' ? dom.window : dom.window[name])
    vi.stubGlobal('ResizeObserver', Observer)
    vi.stubGlobal('IntersectionObserver', Observer)
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.spyOn(console, 'error').mockImplementation((...words) => warnings.push(words.join(' ')))
  })
  afterAll(() => vi.unstubAllGlobals())

  it.each(stories.flatMap(([name, file]) => locales.map((locale) => ({ name, file, locale }))))(
    'the server-rendered $name hydrates in $locale without a warning',
    async ({ name, file, locale }) => {
      const { hydrateRoot } = await import('react-dom/client')
      warnings.length = 0
      const root = dom.window.document.createElement('div')
      dom.window.document.body.append(root)
      root.innerHTML = rendered.get(`${name} ${locale}`) ?? ''
      const before = root.innerHTML
      const hydrated = await act(async () =>
        hydrateRoot(root, defaultStory(file, locale), {
          onRecoverableError: (error) => warnings.push(error),
        }),
      )
      expect(warnings).toEqual([])
      expect(root.innerHTML.length).toBeGreaterThanOrEqual(before.length)
      await act(async () => hydrated.unmount())
      root.remove()
    },
  )
})
