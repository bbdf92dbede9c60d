import { Icon, chevronDownIcon } from '@sakina/ui/icon'

import { StructuredData } from '../../shared/head/structured-data.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { Section } from '../../shared/section/section.tsx'
import { usePolicyTexts } from '../../shared/policies/use-policies.ts'

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const

/** A section with common questions and their answers. */
export default function Faq() {
  const t = useText()
  const policies = usePolicyTexts()
  const entries = numbers.map((each) => ({
    question: t(`faq.${each}.question`),
    answer: t(`faq.${each}.answer`, policies),
  }))
  return (
    <Section id="faq" heading={t('faq.heading')} ground="subtle">
      <div className="grid gap-x-12 lg:grid-cols-2 lg:items-start">
        {entries.map(({ question, answer }) => (
          <details key={question} className="group border-b border-border py-1">
            <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-4 rounded-field py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Icon of={chevronDownIcon} className="shrink-0 text-primary group-open:rotate-180" />
            </summary>
            <p className="max-w-reading pe-10 pb-3 text-text-muted">{answer}</p>
          </details>
        ))}
      </div>
      <StructuredData
        nodes={[
          {
            '@type': 'FAQPage',
            mainEntity: entries.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]}
      />
    </Section>
  )
}
