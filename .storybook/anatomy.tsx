import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { storyNameFromExport } from 'storybook/internal/csf'
import type { Anatomy, AnatomyPart } from '../packages/ui/src/story-kit/meta.ts'
import { useDocumentTheme } from './use-document-theme.ts'
import { LiveStory, storyFilePath } from './live-story.tsx'
import type { Locale, Theme } from './live-story.tsx'
import { isFramed, useDocsStories } from './story-list.tsx'

const words = {
  ar: { title: 'التشريح', number: 'الرقم', part: 'الجزء', tokens: 'الرموز' },
  en: { title: 'Anatomy', number: 'No.', part: 'Part', tokens: 'Tokens' },
} as const

interface Pin {
  readonly number: number
  readonly isLeft: boolean
  readonly y: number
  readonly x: number
  /** Where the line from the label ends: a point on the part. */
  readonly to: { readonly x: number; readonly y: number }
}
const gutter = 56
const apart = 30

/** Moves the pins of one side apart, from the top down, so that none overlaps another. */
function spread(pins: readonly Pin[]): Pin[] {
  let free = -Infinity
  const ordered = [...pins]
  ordered.sort((one, other) => one.y - other.y)
  return ordered.map((pin) => {
    const y = Math.max(pin.y, free)
    free = y + apart
    return { ...pin, y }
  })
}

/**
 * Returns the bounds of a part. Those of a line of text are the bounds of its words, which may be
 * narrower than the element.
 */
function placeOf(part: Element): DOMRect {
  if (!part.matches('label, legend, dt, dd, h2, h3, p')) return part.getBoundingClientRect()
  const range = part.ownerDocument.createRange()
  range.selectNodeContents(part)
  return range.getBoundingClientRect()
}

/**
 * Returns the root that contains the parts, and the position of its own corner: a component that
 * opens over a page is shown in an iframe, which measures positions from there.
 */
function contentOf(box: HTMLElement): { root: ParentNode; left: number; top: number } | undefined {
  const iframe = box.querySelector('iframe')
  if (!iframe) return { root: box, left: 0, top: 0 }
  const { left, top } = iframe.getBoundingClientRect()
  return iframe.contentDocument ? { root: iframe.contentDocument, left, top } : undefined
}

function pinsOf(box: HTMLElement, parts: readonly AnatomyPart[]): Pin[] {
  const frame = box.getBoundingClientRect()
  const content = contentOf(box)
  const pins = parts.flatMap(({ at }, index) => {
    const element = content?.root.querySelector(at)
    const place = element && placeOf(element)
    if (!content || !place || place.width === 0) return []
    const part = new DOMRect(place.x + content.left, place.y + content.top, place.width, place.height)
    const center = part.left + part.width / 2 - frame.left
    const isLeft = center < frame.width / 2 || (part.width > frame.width * 0.6 && index % 2 === 1)
    const y = part.top + part.height / 2 - frame.top
    const edge = isLeft ? part.left - frame.left : part.right - frame.left
    return [
      {
        number: index + 1,
        isLeft,
        y,
        x: isLeft ? gutter / 2 - 8 : frame.width - gutter / 2 + 8,
        to: { x: edge + (isLeft ? 3 : -3), y },
      },
    ]
  })
  return [...spread(pins.filter(({ isLeft }) => isLeft)), ...spread(pins.filter(({ isLeft }) => !isLeft))]
}

function usePins(
  box: RefObject<HTMLElement | null>,
  parts: readonly AnatomyPart[],
  url: string | undefined,
): readonly Pin[] {
  const [pins, setPins] = useState<readonly Pin[]>([])
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = (): void => setPins(pinsOf(element, parts))
    const resized = new ResizeObserver(measure)
    const changed = new MutationObserver(measure)
    resized.observe(element)
    const content = element.firstElementChild
    if (content) {
      resized.observe(content)
      changed.observe(content, { childList: true, subtree: true })
    }
    void document.fonts.ready.then(measure)
    const iframe = element.querySelector('iframe')
    const watchFrame = (): void => {
      if (!iframe?.contentDocument) return
      changed.observe(iframe.contentDocument, { attributes: true, childList: true, subtree: true })
      void iframe.contentDocument.fonts.ready.then(measure)
    }
    iframe?.addEventListener('load', watchFrame)
    watchFrame()
    return () => {
      iframe?.removeEventListener('load', watchFrame)
      resized.disconnect()
      changed.disconnect()
    }
  }, [box, parts, url])
  return pins
}

const circle =
  'grid size-6 place-items-center rounded-full bg-accent text-caption font-semibold text-on-accent tabular-nums'

/** Returns the URL of a frame for a story that would cover the docs page. */
function useFrameUrl(name: string, locale: Locale, theme: Theme): string | undefined {
  const story = useDocsStories().find((each) => each.name === storyNameFromExport(name))
  if (!story || !isFramed(story)) return undefined
  return `iframe.html?viewMode=story&id=${story.id}&globals=locale:${locale};theme:${theme};motion:reduce`
}

/** A component with its parts numbered, and a list of their names and tokens. */
export function AnatomyPicture({ anatomy, entry }: { anatomy: Anatomy; entry: string }): ReactNode {
  const { locale, theme: fullTheme } = useDocumentTheme()
  const theme = fullTheme.endsWith('dark') ? 'dark' : 'light'
  const box = useRef<HTMLDivElement>(null)
  const url = useFrameUrl(anatomy.story, locale, theme)
  const pins = usePins(box, anatomy.parts, url)
  return (
    <section>
      <h2>{words[locale].title}</h2>
      <div
        ref={box}
        dir="ltr"
        className="sb-unstyled relative rounded-card border border-border bg-page px-14 py-8"
      >
        <div inert className={url ? '' : 'mx-auto w-fit max-w-full min-w-[min(100%,22rem)]'}>
          {url ? (
            <iframe key={url} title={words[locale].title} src={url} className="h-[30rem] w-full border-0" />
          ) : (
            <LiveStory
              file={storyFilePath(entry)}
              story={anatomy.story}
              locale={locale satisfies Locale}
              theme={theme satisfies Theme}
            />
          )}
        </div>
        <svg aria-hidden className="pointer-events-none absolute inset-0 size-full text-accent">
          {pins.map(({ number, x, y, to }) => (
            <g key={number} stroke="currentColor" fill="currentColor">
              <path d={`M${x} ${y}L${to.x} ${to.y}`} />
              <circle cx={to.x} cy={to.y} r="3" />
            </g>
          ))}
        </svg>
        {pins.map(({ number, x, y }) => (
          <span
            key={number}
            aria-hidden
            className={`absolute -m-3 ${circle}`}
            style={{ insetInlineStart: x, insetBlockStart: y }}
          >
            {number}
          </span>
        ))}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{words[locale].number}</th>
            <th scope="col">{words[locale].part}</th>
            <th scope="col">{words[locale].tokens}</th>
          </tr>
        </thead>
        <tbody>
          {anatomy.parts.map(({ at, name, tokens }, index) => (
            <tr key={at}>
              <td>
                <span className={circle}>{index + 1}</span>
              </td>
              <td>{name[locale]}</td>
              <td>
                <span className="flex flex-wrap gap-2">
                  {tokens.map((token) => (
                    <code key={token} dir="ltr">{`--sk-${token}`}</code>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
