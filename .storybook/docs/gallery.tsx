import { Fragment, Suspense, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { Icon, chevronDownIcon } from '../../packages/ui/src/components/icon/index.ts'
import { Provider } from '../../packages/ui/src/components/provider/index.ts'
import { TextField } from '../../packages/ui/src/components/text-field/index.ts'
import type { Bilingual } from '../../packages/ui/src/story-kit/texts-in-toolbar-language.ts'
import { ar } from '../../packages/ui/src/strings/ar.ts'
import { en } from '../../packages/ui/src/strings/en.ts'
import { searchAliases } from '../search-aliases.ts'
import { useDocumentTheme } from '../use-document-theme.ts'
import { LiveStory, storyFilePath } from '../live-story.tsx'
import type { Locale } from '../live-story.tsx'
import { componentMetas } from '../component-metas.ts'
import { PageLink, usePages } from '../page-link.tsx'
import type { DocsPageEntry } from '../page-link.tsx'
import { Thumbnail } from '../thumbnail.tsx'
import { componentDrawing } from './drawings.tsx'

const words = {
  ar: {
    search: 'البحث بالاسم أو بما يفعله',
    none: 'لا مكوّن بهذا الاسم. قد تنفع كلمة أخرى.',
    all: 'كل المكوّنات',
  },
  en: {
    search: 'Search by name or by what it does',
    none: 'No component of that name. Try another word.',
    all: 'All components',
  },
} as const

const groups: Readonly<Record<string, Bilingual<string>>> = {
  Layout: { ar: 'التخطيط', en: 'Layout' },
  Actions: { ar: 'الأفعال', en: 'Actions' },
  Inputs: { ar: 'الإدخال', en: 'Inputs' },
  Inline: { ar: 'داخل السطر', en: 'Inside a line' },
  Data: { ar: 'عرض المعلومات', en: 'Data' },
  Feedback: { ar: 'الحالات والأخبار', en: 'Feedback' },
  Navigation: { ar: 'التنقل', en: 'Navigation' },
  Overlays: { ar: 'فوق الصفحة', en: 'Over the page' },
  Domain: { ar: 'مكوّنات الخدمة', en: 'Service' },
  Popups: { ar: 'نوافذ الخدمة', en: 'Service popups' },
}

/**
 * The width in pixels at which a component is rendered before it is scaled down to its card. Other
 * components take the width of their group.
 */
const widths: Readonly<Record<string, number>> = {
  accordion: 420,
  'branch-map': 420,
  carousel: 560,
  'dashboard-tiles': 560,
  footer: 900,
  'invoice-sheet': 640,
  navbar: 420,
  'plan-compare': 720,
  'price-breakdown': 380,
  'quote-lines': 420,
  'side-nav': 560,
  pagination: 360,
  'progress-bar': 280,
  'step-rail': 520,
  tabs: 420,
  breadcrumbs: 420,
  text: 300,
  link: 280,
  table: 720,
  timeline: 380,
  'tracking-stepper': 380,
  'worker-picker': 420,
}
const groupWidths: Readonly<Record<string, number>> = {
  Inputs: 300,
  Data: 340,
  Feedback: 340,
  Domain: 360,
  Layout: 420,
}
const ownWidth = new Set([
  'avatar',
  'heading',
  'stack',
  'badge',
  'status-badge',
  'spinner',
  'switch',
  'checkbox',
  'stepper',
])

const widthOf = ({ entry, group }: DocsPageEntry): number | undefined =>
  ownWidth.has(entry) ? undefined : (widths[entry] ?? groupWidths[group])

const groupOf = ({ entry, group }: DocsPageEntry): string => (entry.endsWith('-popup') ? 'Popups' : group)

function matches({ entry, name }: DocsPageEntry, query: string): boolean {
  const meta = componentMetas.get(entry)
  const said = [name, meta?.arabicName, meta?.purpose.ar, meta?.purpose.en, ...(searchAliases[name] ?? [])]
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.some((text) => text?.toLowerCase().includes(word)))
}

const narrow = '(width < 40rem)'
const subscribe = (changed: () => void): (() => void) => {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches)

/** The name of a component. A small tile breaks it between its words. */
const breakable = (name: string): ReactNode =>
  name.split(/(?<=[a-z])(?=[A-Z])/).map((word) => (
    <Fragment key={word}>
      <wbr />
      {word}
    </Fragment>
  ))

function Tile({ page, locale, theme }: { page: DocsPageEntry; locale: Locale; theme: string }): ReactNode {
  const drawing = componentDrawing(page.entry)
  const arabicName = componentMetas.get(page.entry)?.arabicName
  return (
    <li className="relative grid min-w-0 content-start overflow-hidden rounded-card border border-border bg-surface transition-shadow hover:shadow-raised">
      <div className="bg-page p-2 sm:p-3">
        {drawing ? (
          <div className="max-sm:[zoom:0.625]">{drawing}</div>
        ) : (
          <Thumbnail width={widthOf(page)} height="clamp(5.625rem, 22.5vw, 9rem)">
            <LiveStory
              file={storyFilePath(page.entry)}
              story="Default"
              locale={locale}
              theme={theme.endsWith('dark') ? 'dark' : 'light'}
            />
          </Thumbnail>
        )}
      </div>
      <h3 className="m-0 grid gap-1 px-3 py-2 text-small font-semibold sm:px-4 sm:py-3 sm:text-body">
        <PageLink to={page.id} className="text-text no-underline after:absolute after:inset-0">
          {locale === 'ar' ? (arabicName ?? breakable(page.name)) : breakable(page.name)}
        </PageLink>
        {locale === 'ar' && (
          <bdi dir="ltr" lang="en" className="text-end font-code text-caption font-normal text-text-muted">
            {breakable(page.name)}
          </bdi>
        )}
      </h3>
    </li>
  )
}

/** A group that folds under its heading. */
function Group({
  title,
  count,
  isOpen,
  children,
}: {
  title: string
  count: number
  isOpen: boolean
  children: ReactNode
}): ReactNode {
  return (
    <details open={isOpen} className="group max-sm:border-b max-sm:border-border">
      <summary className="flex min-h-touch cursor-pointer list-none items-center gap-3 py-2 max-sm:justify-between [&::-webkit-details-marker]:hidden">
        <h2 className="m-0 flex items-baseline gap-2 text-title font-semibold">
          {title}
          <span className="text-small font-normal text-text-muted tabular-nums">{count}</span>
        </h2>
        <Icon of={chevronDownIcon} className="text-text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-1 max-sm:pb-5 sm:pt-2">{children}</div>
    </details>
  )
}

function SearchResults({
  query,
  locale,
  theme,
}: {
  query: string
  locale: Locale
  theme: string
}): ReactNode {
  const pages = usePages().filter((page) => matches(page, query))
  const names = [...new Set([...Object.keys(groups), ...pages.map(groupOf)])]
  const isNarrow = useIsNarrow()
  if (pages.length === 0) return <p className="text-text-muted">{words[locale].none}</p>
  return names.map((name, index) => {
    const tiles = pages.filter((page) => groupOf(page) === name)
    if (tiles.length === 0) return null
    return (
      <Group
        key={name}
        title={groups[name]?.[locale] ?? name}
        count={tiles.length}
        isOpen={!isNarrow || index === 0 || query !== ''}
      >
        <ul className="m-0 grid list-none grid-cols-2 gap-3 p-0 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] sm:gap-4">
          {tiles.map((page) => (
            <Tile key={page.id} page={page} locale={locale} theme={theme} />
          ))}
        </ul>
      </Group>
    )
  })
}

/**
 * A searchable gallery of all components as small pictures that link to their pages. On a narrow screen
 * only the first group is open.
 */
export function Gallery(): ReactNode {
  const { locale, theme } = useDocumentTheme()
  const [query, setQuery] = useState('')
  return (
    <Provider locale={locale} strings={locale === 'ar' ? ar : en}>
      <div className="sb-unstyled docs-wide my-10 grid text-text sm:gap-8">
        <TextField
          label={words[locale].search}
          type="search"
          value={query}
          onValueChange={setQuery}
          className="max-w-md max-sm:mb-4"
        />
        <Suspense>
          <SearchResults query={query.trim()} locale={locale} theme={theme} />
        </Suspense>
      </div>
    </Provider>
  )
}
