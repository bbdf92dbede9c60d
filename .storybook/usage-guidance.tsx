import type { ReactNode } from 'react'
import type { UsageChoice } from '../packages/ui/src/story-kit/meta.ts'
import { componentName, componentMetas } from './component-metas.ts'
import { PageLink, usePages } from './page-link.tsx'

type Locale = 'ar' | 'en'

const words = {
  title: { ar: 'متى يُستخدم', en: 'When to use' },
  if: { ar: 'وإذا كان…', en: 'But if…' },
  use: { ar: 'فالأنسب', en: 'Use' },
} as const

/** A link to the page of a component. On an Arabic page it shows the Arabic name too. */
export function ComponentLink({ entry, locale }: { entry: string; locale: Locale }): ReactNode {
  const page = usePages().find((each) => each.entry === entry)
  const name = (
    <>
      {locale === 'ar' && `${componentMetas.get(entry)?.arabicName ?? ''} `}
      <bdi dir="ltr" className="font-code text-caption">
        {componentName(entry)}
      </bdi>
    </>
  )
  return page ? <PageLink to={page.id}>{name}</PageLink> : name
}

/** The cases in which a component is right, and the alternatives for the other cases. */
export function UsageGuidance({ choice, locale }: { choice: UsageChoice; locale: Locale }): ReactNode {
  return (
    <section>
      <h2>{words.title[locale]}</h2>
      <p>{choice.when[locale]}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.if[locale]}</th>
            <th scope="col">{words.use[locale]}</th>
          </tr>
        </thead>
        <tbody>
          {choice.instead.map((row) => (
            <tr key={row.if.en}>
              <td>{row.if[locale]}</td>
              <td>
                <ComponentLink entry={row.use} locale={locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
