import type { ReactNode } from 'react'
import { Icon, chevronForwardIcon } from '../../packages/ui/src/components/icon/index.ts'
import { NajdiDoorway } from '../../packages/ui/src/art/illustrations/najdi-doorway.tsx'
import { Provider } from '../../packages/ui/src/components/provider/index.ts'
import type { Bilingual } from '../../packages/ui/src/story-kit/texts-in-toolbar-language.ts'
import { ar } from '../../packages/ui/src/strings/ar.ts'
import { en } from '../../packages/ui/src/strings/en.ts'
import { useDocumentTheme } from '../use-document-theme.ts'
import { PageLink } from '../page-link.tsx'
import { news } from './news.ts'

const words = {
  ar: {
    title: 'مكوّنات سكينة',
    lead: 'مكوّنات بيت سعودي: العربية أولًا والإنجليزية بجانبها، صحيحة في الاتجاهين وفي كل مظهر. ما يُختار في الشريط العلوي من لغة ومظهر وأرقام وتقويم تتبعه كل صفحة.',
    news: 'الجديد',
  },
  en: {
    title: 'Sakina UI',
    lead: 'The kit of a Saudi home: Arabic first, English beside it, right in both directions and in every theme. Pick language, theme, digits and calendar in the toolbar, and every page follows.',
    news: 'What is new',
  },
} as const

interface Way {
  readonly title: Bilingual<string>
  readonly links: readonly { readonly text: Bilingual<string>; readonly to: string }[]
}
const ways: readonly Way[] = [
  {
    title: { ar: 'لمن يصمّم', en: 'If you design' },
    links: [
      { text: { ar: 'أيها ومتى', en: 'Which one when' }, to: 'start-which-one-when--docs' },
      { text: { ar: 'لوحة المقارنة', en: 'Contact sheet' }, to: 'start-contact-sheet--docs' },
      { text: { ar: 'استوديو الهوية', en: 'Brand studio' }, to: 'start-brand-studio--docs' },
      { text: { ar: 'في Figma', en: 'In Figma' }, to: 'foundations-figma--docs' },
    ],
  },
  {
    title: { ar: 'لمن يطوّر', en: 'If you build' },
    links: [
      { text: { ar: 'في تطبيقك', en: 'In your app' }, to: 'start-in-an-app--docs' },
      { text: { ar: 'الاتجاه', en: 'Direction' }, to: 'foundations-direction--docs' },
      { text: { ar: 'نموذج كامل', en: 'A whole form' }, to: 'patterns-forms--booking' },
      { text: { ar: 'هوية أخرى', en: 'Another brand' }, to: 'patterns-rebrand--docs' },
    ],
  },
]

const link = 'flex min-h-touch items-center gap-2 text-primary no-underline hover:underline'

/** The head of the first page: an introduction, first steps, and the latest news. */
export function Home(): ReactNode {
  const { locale } = useDocumentTheme()
  const { title, lead, news: newsTitle } = words[locale]
  return (
    <Provider locale={locale} strings={locale === 'ar' ? ar : en}>
      <div className="sb-unstyled grid gap-8 text-text">
        <header className="grid items-center gap-6 rounded-hero bg-primary-soft p-6 text-on-primary-soft sm:grid-cols-[1fr_auto] sm:p-10">
          <div className="grid gap-3">
            <h1 className="m-0 text-display font-bold">{title}</h1>
            <p className="m-0 max-w-prose text-lead">{lead}</p>
          </div>
          <NajdiDoorway className="mx-auto h-32 w-auto sm:h-40" />
        </header>
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-8 lg:grid-cols-[1fr_1fr_2fr]">
          {ways.map((way) => (
            <nav key={way.title.en} aria-label={way.title[locale]}>
              <h2 className="m-0 mb-2 text-title font-semibold">{way.title[locale]}</h2>
              <ul className="m-0 list-none p-0">
                {way.links.map(({ text, to }) => (
                  <li key={to}>
                    <PageLink to={to} className={link}>
                      {text[locale]}
                      <Icon of={chevronForwardIcon} size="sm" />
                    </PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <section className="max-lg:col-span-2">
            <h2 className="m-0 mb-2 text-title font-semibold">{newsTitle}</h2>
            <ul className="m-0 list-none p-0">
              {news.map(({ on, what, to }) => (
                <li
                  key={what.en}
                  className="flex items-center gap-3 border-b border-border max-sm:py-1 last:border-0"
                >
                  <bdi dir="ltr" className="shrink-0 text-caption text-text-muted tabular-nums">
                    {on}
                  </bdi>
                  <PageLink to={to} className={`${link} min-w-0`}>
                    {what[locale]}
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Provider>
  )
}
