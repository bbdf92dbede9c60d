import { Controls, Source, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { keyLabel } from '../packages/ui/src/story-kit/keyboard.ts'
import type { KeyboardTable } from '../packages/ui/src/story-kit/keyboard.ts'
import spoken from '../packages/ui/src/story-kit/spoken.json' with { type: 'json' }
import { isComponentMeta } from '../packages/ui/src/story-kit/meta.ts'
import type { ComponentMeta } from '../packages/ui/src/story-kit/meta.ts'
import type { Bilingual } from '../packages/ui/src/story-kit/texts-in-toolbar-language.ts'
import { AnatomyPicture } from './anatomy.tsx'
import { UsageGuidance } from './usage-guidance.tsx'
import { useDocumentTheme } from './use-document-theme.ts'
import { componentFolder, entryTypes, entryValues } from './public-types.ts'
import { StoryExamples, ShownStory, useDocsStories } from './story-list.tsx'
import { componentTesters } from './component-testers.ts'
import { UsagePictures, usageExamples } from './usage-pictures.tsx'

type Locale = 'ar' | 'en'

const words = {
  status: { ar: { stable: 'مستقر', beta: 'تجريبي' }, en: { stable: 'Stable', beta: 'Beta' } },
  reviewed: { ar: 'آخر مراجعة لإمكانية الوصول', en: 'Accessibility last reviewed' },
  how: {
    ar: {
      axe: 'فحص axe الآلي',
      keyboard: 'جدول المفاتيح مجرَّبًا في الاتجاهين',
      'forced-colors': 'صورة بألوان النظام',
      'screen-reader': 'قارئ شاشة',
    },
    en: {
      axe: 'axe, automated',
      keyboard: 'keyboard table played in both directions',
      'forced-colors': 'picture in forced colours',
      'screen-reader': 'screen reader',
    },
  },
  server: { ar: 'يعمل كمكوّن خادم', en: 'Renders as a server component' },
  weight: { ar: 'الوزن على الأكثر، مضغوطًا وبلا React', en: 'Weighs at most, gzip and without React' },
  keyboard: { ar: 'لوحة المفاتيح', en: 'Keyboard' },
  key: { ar: 'المفتاح', en: 'Key' },
  does: { ar: 'ما يفعله', en: 'What it does' },
  heard: { ar: 'ما يُسمع', en: 'What is heard' },
  do: { ar: 'ما ينبغي', en: 'Do' },
  dont: { ar: 'ما لا ينبغي', en: 'Don’t' },
  access: { ar: 'إمكانية الوصول', en: 'Accessibility' },
  import: { ar: 'الاستيراد', en: 'Import' },
  props: { ar: 'الخصائص', en: 'Props' },
  types: { ar: 'كل الأنواع المنشورة من هذا المدخل', en: 'All types this entry exports' },
  test: { ar: 'في اختبار تطبيقك', en: 'In a test of your app' },
  stories: { ar: 'أمثلة', en: 'Examples' },
} as const

function Facts({ meta, locale }: { meta: ComponentMeta; locale: Locale }): ReactNode {
  const how = meta.reviewed.how.map((way) => words.how[locale][way]).join(locale === 'ar' ? '، ' : ', ')
  return (
    <p className="m-0 mb-6 flex flex-wrap gap-x-4 gap-y-1 text-small text-text-muted">
      <strong className="rounded-full bg-primary-soft px-3 text-on-primary-soft">
        {words.status[locale][meta.status]}
      </strong>
      {how && (
        <span>
          {words.reviewed[locale]}: <bdi>{meta.reviewed.on}</bdi> ({how})
        </span>
      )}
      <span>
        {words.weight[locale]}: <bdi dir="ltr">{meta.budget} kB</bdi>
      </span>
      {meta.server && <span>{words.server[locale]}</span>}
    </p>
  )
}

function Keys({ keys, locale }: { keys: KeyboardTable; locale: Locale }): ReactNode {
  return (
    <section>
      <h2>{words.keyboard[locale]}</h2>
      <table className="w-full border-collapse text-start">
        <thead>
          <tr>
            <th className="p-2 text-start">{words.key[locale]}</th>
            <th className="p-2 text-start">{words.does[locale]}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(keys).map(([id, row]) => (
            <tr key={id} className="border-t border-border">
              <td className="p-2">
                {row.keys.map((key) => (
                  <kbd
                    key={key}
                    dir="ltr"
                    className="me-1 mb-1 inline-block rounded-small border border-field-border px-2 whitespace-nowrap"
                  >
                    {keyLabel(key, locale === 'ar' ? 'rtl' : 'ltr')}
                  </kbd>
                ))}
              </td>
              <td className="p-2">{row.does[locale]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What a screen reader said on the first example, key by key. Its own words are English on both pages. */
function Speech({ folder, locale }: { folder: string; locale: Locale }): ReactNode {
  const recorded: Record<string, Record<Locale, { press: string; said: string }[]>> = spoken.components
  const rows = recorded[folder]?.[locale]
  if (!rows) return null
  return (
    <section>
      <h2>{words.heard[locale]}</h2>
      <p className="text-small text-text-muted">
        <bdi dir="ltr" lang="en">
          {spoken.by}, {spoken.browser}, {spoken.on}
        </bdi>
      </p>
      <dl>
        {rows.map(({ press, said }, index) => (
          <div key={index} className="flex flex-wrap gap-3 border-t border-border py-2">
            <dt>
              <kbd dir="ltr">{press}</kbd>
            </dt>
            <dd className="m-0">{said}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Shows code from left to right on Arabic pages too, in the theme of the page. */
function Code({ code }: { code: string }): ReactNode {
  const { theme } = useDocumentTheme()
  return (
    <div dir="ltr">
      <Source language="tsx" code={code} dark={theme.endsWith('dark')} />
    </div>
  )
}

/** Renders text in backticks as code. */
const withCode = (text: string): ReactNode =>
  text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))

function Points({
  title,
  points,
  locale,
}: {
  title: string
  points: readonly Bilingual<string>[]
  locale: Locale
}): ReactNode {
  if (points.length === 0) return null
  return (
    <section className="min-w-0 flex-1 basis-64">
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point.en}>{withCode(point[locale])}</li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The import statement of an entry. An entry with very many exports, such as the icons, shows only the main
 * one.
 */
function ImportLine({ folder, title }: { folder: string; title: string }): ReactNode {
  const name = title.split('/').at(-1) ?? ''
  const values = entryValues(folder)
  const names = values.length > 4 ? [name] : values
  return <Code code={`import { ${names.join(', ')} } from '@sakina/ui/${folder}'`} />
}

/** All public types of the component, collapsed. The props table only names them. */
function Types({ folder, locale }: { folder: string; locale: Locale }): ReactNode {
  const types = entryTypes(folder)
  if (!types) return null
  return (
    <details className="my-6">
      <summary className="min-h-touch cursor-pointer font-semibold">{words.types[locale]}</summary>
      <Code code={types} />
    </details>
  )
}

/** Sample code that calls the test helper of the component, if it has one. */
function TestLines({ folder, locale }: { folder: string; locale: Locale }): ReactNode {
  const found = componentTesters[folder]
  if (!found) return null
  const lines = [
    `import { ${found.tester} } from '@sakina/ui/testing'`,
    '',
    `await ${found.tester}(${found.call})`,
  ]
  return (
    <section>
      <h2>{words.test[locale]}</h2>
      <Code code={lines.join('\n')} />
    </section>
  )
}

/** The docs page of every component, built from its `<name>.meta.ts` and its stories. */
export function DocsPage(): ReactNode {
  const { locale } = useDocumentTheme()
  const { preparedMeta } = useOf('meta', ['meta'])
  const found: unknown = preparedMeta.parameters['kit']
  const meta = isComponentMeta(found) ? found : undefined
  const folder = componentFolder(preparedMeta.parameters['fileName'])
  const [primary, ...others] = useDocsStories()
  const usage = usageExamples(folder)
  return (
    <>
      <Title>
        {meta && locale === 'ar' && (
          <>
            {meta.arabicName}{' '}
            <bdi lang="en" className="font-normal text-text-muted">
              {preparedMeta.title.split('/').at(-1)}
            </bdi>
          </>
        )}
      </Title>
      {meta && <Facts meta={meta} locale={locale} />}
      {meta && <p className="text-lead">{meta.purpose[locale]}</p>}
      {primary && <ShownStory story={primary} first />}
      {meta?.choice && <UsageGuidance choice={meta.choice} locale={locale} />}
      {meta?.anatomy && <AnatomyPicture anatomy={meta.anatomy} entry={folder} />}
      {usage.length > 0 && <UsagePictures usage={usage} />}
      {folder && (
        <>
          <h2>{words.import[locale]}</h2>
          <ImportLine folder={folder} title={preparedMeta.title} />
          <h2>{words.props[locale]}</h2>
          {/* Names and comments in code are English on pages of both languages. */}
          <div dir="ltr" lang="en">
            <Controls />
          </div>
        </>
      )}
      <Types folder={folder} locale={locale} />
      {meta?.keys && <Keys keys={meta.keys} locale={locale} />}
      {folder && <Speech folder={folder} locale={locale} />}
      {meta && (
        <div className="flex flex-wrap gap-6">
          <Points title={words.do[locale]} points={meta.do} locale={locale} />
          <Points title={words.dont[locale]} points={meta.dont} locale={locale} />
        </div>
      )}
      {meta && <Points title={words.access[locale]} points={meta.accessibility} locale={locale} />}
      <TestLines folder={folder} locale={locale} />
      {others.length > 0 && <h2>{words.stories[locale]}</h2>}
      <StoryExamples stories={others} />
    </>
  )
}
