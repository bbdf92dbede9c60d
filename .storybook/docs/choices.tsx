import type { ReactNode } from 'react'
import { ComponentLink } from '../usage-guidance.tsx'
import { useDocumentTheme } from '../use-document-theme.ts'
import { componentMetas } from '../component-metas.ts'
import { designQuestions } from '../design-questions.ts'

const words = {
  ar: { component: 'المكوّن', when: 'متى', instead: 'وإلا' },
  en: { component: 'Component', when: 'When', instead: 'Otherwise' },
} as const

/** Every design question with the components that answer it, side by side. */
export function Choices(): ReactNode {
  const { locale } = useDocumentTheme()
  const { component, when, instead } = words[locale]
  return designQuestions.map(({ ask, of }) => (
    <section key={ask.en}>
      <h2>{ask[locale]}</h2>
      <table className="w-full table-fixed">
        <thead>
          <tr>
            <th scope="col" className="w-1/5">
              {component}
            </th>
            <th scope="col" className="w-2/5">
              {when}
            </th>
            <th scope="col">{instead}</th>
          </tr>
        </thead>
        <tbody>
          {of.map((entry) => {
            const choice = componentMetas.get(entry)?.choice
            return (
              <tr key={entry}>
                <th scope="row">
                  <ComponentLink entry={entry} locale={locale} />
                </th>
                <td>{choice?.when[locale]}</td>
                <td>
                  <ul>
                    {choice?.instead.map((row) => (
                      <li key={row.if.en}>
                        {row.if[locale]}: <ComponentLink entry={row.use} locale={locale} />
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  ))
}
