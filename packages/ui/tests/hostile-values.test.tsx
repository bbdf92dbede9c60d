import { Children, cloneElement, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { DatePicker } from '../src/components/date-picker/index.ts'
import { OrderCard } from '../src/components/order-card/index.ts'
import { ThemeSwitch } from '../src/components/theme-switch/index.ts'
import { TrackingStepper } from '../src/components/tracking-stepper/index.ts'
import { en } from '../src/strings/en.ts'
import { storyElement, withinProvider } from './default-story.tsx'
import { defaultStories } from './stories.ts'
import type { StoryFile } from './stories.ts'

// In development a component reports a wrong value to its caller; on the page of a customer it must not
// crash.
vi.mock('../src/internal/dev.ts', async (original) => ({
  ...(await original<object>()),
  isDevelopment: false,
  requireName: () => undefined,
}))

const stories = defaultStories(
  import.meta.glob<StoryFile>('../src/components/*/*.stories.tsx', { eager: true }),
)

/** Values that a changed API or an empty form may send, for each type of prop. */
const hostile = {
  string: ['', 'from-elsewhere', '2026-13-45', '2026-11-21T09:00:00Z', 'constructor'],
  number: [Number.NaN, -1, 0.5, 1e21],
} as const

/** Props that the page sets itself and that never contain data. */
const ofTheCode = new Set(['as', 'className', 'id', 'level', 'type', 'href', 'node'])

interface Leaf {
  readonly path: readonly (string | number)[]
  readonly kind: keyof typeof hostile
}

/** Returns the values within the props, at any depth. Of a list it takes the first and the last item. */
function leavesOf(value: unknown, path: readonly (string | number)[] = []): readonly Leaf[] {
  if (typeof value === 'string' || typeof value === 'number')
    return [{ path, kind: typeof value === 'string' ? 'string' : 'number' }]
  if (Array.isArray(value))
    return [...new Set([0, value.length - 1])].flatMap((at) => leavesOf(value[at], [...path, at]))
  if (typeof value !== 'object' || value === null || isValidElement(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    ofTheCode.has(name) ? [] : leavesOf(inner, [...path, name]),
  )
}

function replaced(value: unknown, [first, ...others]: readonly (string | number)[], by: unknown): unknown {
  if (first === undefined) return by
  if (Array.isArray(value)) return value.map((each, at) => (at === first ? replaced(each, others, by) : each))
  const entries: Record<string, unknown> = { ...(value as object) }
  return { ...entries, [first]: replaced(entries[first], others, by) }
}

/** Finds the element of the component in what the story renders. */
function elementOf(tree: ReactNode, component: unknown): ReactElement<object> | undefined {
  for (const each of Children.toArray(tree)) {
    if (!isValidElement<{ children?: ReactNode }>(each)) continue
    if (each.type === component) return each
    const inner = elementOf(each.props.children, component)
    if (inner) return inner
  }
  return undefined
}

interface FindProps {
  file: StoryFile
  take: (found: ReactElement<object> | undefined) => void
}

/**
 * Passes the element of the component to `take`. It is a component, because some stories use hooks.
 */
function Find({ file, take }: FindProps): ReactNode {
  take(elementOf(storyElement(file, 'ar'), file.default.component))
  return null
}

function usedIn(file: StoryFile): ReactElement<object> | undefined {
  const found = vi.fn<FindProps['take']>()
  renderToString(withinProvider(<Find file={file} take={found} />, 'ar'))
  return found.mock.lastCall?.[0]
}

// Silences the errors that React logs for values that it cannot render.
vi.spyOn(console, 'error').mockImplementation(() => undefined)

// Each test draws a component hundreds of times, which takes long on a busy machine.
describe('unexpected values in props', { timeout: 30_000 }, () => {
  it.each(stories)('unexpected values in the props of %s do not crash the page', (_, file) => {
    const story = usedIn(file)
    if (!story) return
    const throws = leavesOf(story.props).flatMap(({ path, kind }) =>
      hostile[kind].flatMap((value) => {
        const props = replaced(story.props, path, value) as object
        try {
          renderToString(withinProvider(cloneElement(story, props), 'ar'))
          return []
        } catch (error) {
          return [`${path.join('.')} = ${JSON.stringify(value)}: ${String(error)}`]
        }
      }),
    )
    expect(throws).toEqual([])
  })
})

const drawn = (element: ReactElement): string => renderToString(withinProvider(element, 'en'))
/** A code as a changed API would send it. */
const unknown = (code: string): never => code as never

describe('fallbacks for unknown values', () => {
  it.each(['', '2026-13-45', '2026-11-21T09:00:00Z'])('DatePicker with “%s” is an empty field', (value) => {
    expect(drawn(<DatePicker label="Day" today="2026-11-21" value={value} />)).toMatch(
      /placeholder="[^"]+"[^>]* value=""/,
    )
  })

  it('the calendar of a DatePicker cannot be opened when no month can be shown', () => {
    expect(drawn(<DatePicker label="Day" today="" />)).toMatch(/<button[^>]* disabled=""/)
  })

  it('OrderCard shows the given label of an unknown state, and the given actions of an unknown service', () => {
    const html = drawn(
      <OrderCard
        order={{
          variant: unknown('weekly'),
          job: '',
          nationality: '',
          workers: 1,
          duration: '',
          number: 'S-1',
          title: 'Weekly',
          state: unknown('frozen'),
          stateLabel: 'Frozen',
          total: null,
        }}
        actions={[{ id: 'gift', label: 'Give it away', link: <a href="/gift">Give it away</a> }]}
      />,
    )
    expect(html).toContain('Frozen')
    expect(html).toContain('href="/gift"')
  })

  it('TrackingStepper shows an unknown stage with its given label after the stage before it, and omits one without a label', () => {
    const html = drawn(
      <TrackingStepper
        stages={[
          { code: 'under_review', at: null },
          { code: unknown('medical'), label: 'Medical check', at: null },
          { code: 'submitted', at: { date: '2026-11-21' } },
          { code: unknown('nameless'), at: null },
        ]}
      />,
    )
    expect(html.match(/<li/g)).toHaveLength(3)
    expect(html.indexOf('Medical check')).toBeGreaterThan(
      html.indexOf(en.trackingStepper.stages.under_review),
    )
  })

  it.each([
    ['contrast-dark', en.themeSwitch.contrast],
    ['sepia', en.themeSwitch.system],
  ])('ThemeSwitch with %s shows “%s”', (value, word) => {
    expect(drawn(<ThemeSwitch value={unknown(value)} onValueChange={() => undefined} />)).toContain(
      `aria-label="${en.themeSwitch.label}: ${word}"`,
    )
  })
})
