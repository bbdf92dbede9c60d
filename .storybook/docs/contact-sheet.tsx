import { Suspense, use, useState } from 'react'
import type { ReactNode } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { NativeSelect } from '../../packages/ui/src/components/native-select/index.ts'
import { Provider } from '../../packages/ui/src/components/provider/index.ts'
import { isOpenFromStart } from '../../packages/ui/src/story-kit/is-open-from-start.ts'
import { ar } from '../../packages/ui/src/strings/ar.ts'
import { en } from '../../packages/ui/src/strings/en.ts'
import { useDocumentTheme } from '../use-document-theme.ts'
import { LiveStory, loadStories, storyFilePath } from '../live-story.tsx'
import type { Locale, Theme } from '../live-story.tsx'
import { componentMetas } from '../component-metas.ts'
import { usePages } from '../page-link.tsx'
import type { DocsPageEntry } from '../page-link.tsx'
import { Thumbnail } from '../thumbnail.tsx'

const words = {
  ar: { component: 'المكوّن', all: 'كل المكوّنات، مثالها الأول', story: 'المثال' },
  en: { component: 'Component', all: 'All components, their first example', story: 'Example' },
} as const

const looks: readonly { readonly locale: Locale; readonly theme: Theme; readonly name: string }[] = [
  { locale: 'ar', theme: 'light', name: 'العربية · فاتح' },
  { locale: 'ar', theme: 'dark', name: 'العربية · داكن' },
  { locale: 'en', theme: 'light', name: 'English · light' },
  { locale: 'en', theme: 'dark', name: 'English · dark' },
]

/**
 * Shows a story in an iframe, because its dialog or menu would open over the whole contact sheet.
 */
function Framed({
  page,
  story,
  locale,
  theme,
}: {
  page: DocsPageEntry
  story: string
  locale: Locale
  theme: Theme
}): ReactNode {
  const id = `${page.id.replace(/--docs$/, '')}--${toId('x', storyNameFromExport(story)).split('--')[1]}`
  return (
    <iframe
      title={`${page.name} ${story}`}
      loading="lazy"
      tabIndex={-1}
      src={`iframe.html?viewMode=story&id=${id}&globals=locale:${locale};theme:${theme}`}
      className="h-[40rem] w-[28rem] border-0"
    />
  )
}

function Row({
  page,
  story,
  isFramed,
}: {
  page: DocsPageEntry
  story: string
  isFramed: boolean
}): ReactNode {
  return (
    <tr className="border-b border-border">
      <th scope="row" className="w-32 p-2 text-start align-top text-small font-semibold">
        <bdi dir="ltr">{story === 'Default' ? page.name : storyNameFromExport(story)}</bdi>
      </th>
      {looks.map(({ locale, theme, name }) => (
        <td key={name} className="p-1 align-top" data-theme={theme}>
          <div className="rounded-small border border-border bg-page p-2">
            <Thumbnail width={isFramed ? 448 : 420} height={isFramed ? '16rem' : '11rem'}>
              {isFramed ? (
                <Framed page={page} story={story} locale={locale} theme={theme} />
              ) : (
                <LiveStory file={storyFilePath(page.entry)} story={story} locale={locale} theme={theme} />
              )}
            </Thumbnail>
          </div>
        </td>
      ))}
    </tr>
  )
}

function Stories({ page }: { page: DocsPageEntry }): ReactNode {
  const file = use(loadStories(storyFilePath(page.entry)))
  return Object.entries(file)
    .filter(([name]) => /^[A-Z]/.test(name))
    .map(([name, story]) => (
      <Row
        key={name}
        page={page}
        story={name}
        isFramed={isOpenFromStart({ ...file.default.args, ...story.args })}
      />
    ))
}

function Sheet({ entry, locale }: { entry: string; locale: Locale }): ReactNode {
  const pages = usePages()
  const page = pages.find((each) => each.entry === entry)
  return (
    <table className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          <th scope="col" className="w-32 p-2 text-start text-small">
            {words[locale].story}
          </th>
          {looks.map(({ name }) => (
            <th key={name} scope="col" className="p-2 text-start text-small">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {page ? (
          <Stories page={page} />
        ) : (
          pages
            .filter((each) => !each.entry.endsWith('-popup'))
            .map((each) => <Row key={each.id} page={each} story="Default" isFramed={false} />)
        )}
      </tbody>
    </table>
  )
}

/** All examples of a component, or the first example of every component, in both languages and themes. */
export function ContactSheet(): ReactNode {
  const { locale } = useDocumentTheme()
  const [entry, setEntry] = useState('button')
  const names = [...componentMetas].map(([value, { arabicName }]) => ({
    value,
    label: locale === 'ar' ? `${arabicName} (${value})` : value,
  }))
  return (
    <Provider locale={locale} strings={locale === 'ar' ? ar : en}>
      <div className="sb-unstyled docs-wide grid gap-6 text-text">
        <NativeSelect
          label={words[locale].component}
          options={[{ value: 'all', label: words[locale].all }, ...names]}
          value={entry}
          onValueChange={setEntry}
          className="max-w-sm"
        />
        <Suspense>
          <Sheet entry={entry} locale={locale} />
        </Suspense>
      </div>
    </Provider>
  )
}
