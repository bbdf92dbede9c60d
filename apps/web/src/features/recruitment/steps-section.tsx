import { useText } from '../../shared/intl/use-text.ts'
import { ScrollableRow } from '../../shared/section/scrollable-row.tsx'
import { Section } from '../../shared/section/section.tsx'
import { useRecruitmentSteps } from './use-steps.ts'

export default function Steps() {
  const t = useText()
  const steps = useRecruitmentSteps()
  return (
    <Section id="steps" heading={t('recruitment.heading')}>
      <ScrollableRow as="ol" columns="sm:grid-cols-2 lg:grid-cols-3" label={t('recruitment.heading')}>
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="flex min-w-0 gap-4 wrap-anywhere max-sm:rounded-card max-sm:border max-sm:border-border max-sm:bg-surface max-sm:p-4"
          >
            <span
              aria-hidden
              className="m-1.5 inline-flex size-9 shrink-0 rotate-45 items-center justify-center rounded-small bg-primary-soft font-semibold text-on-primary-soft"
            >
              <span className="-rotate-45 tabular-nums">{t('recruitment.number', { step: index + 1 })}</span>
            </span>
            <div className="grid min-w-0 content-start gap-1">
              <h3 className="text-lead font-semibold">{title}</h3>
              <p className="text-text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ScrollableRow>
    </Section>
  )
}
