import { CalendarVisit } from '@sakina/ui/art/illustrations/calendar-visit'
import { Contract as ContractArt } from '@sakina/ui/art/illustrations/contract'
import { Handover } from '@sakina/ui/art/illustrations/handover'
import { Hourly } from '@sakina/ui/art/illustrations/hourly'
import { Mediation } from '@sakina/ui/art/illustrations/mediation'
import { Resident } from '@sakina/ui/art/illustrations/resident'
import { Link as KitLink } from '@sakina/ui/link'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { ScrollableRow } from '../../shared/section/scrollable-row.tsx'
import { Section } from '../../shared/section/section.tsx'
import { useRecruitmentSteps } from './use-recruitment-steps.ts'

const pictures = [Hourly, Mediation, Resident, ContractArt, CalendarVisit, Handover]

/** A section with the steps of a recruitment as drawings. */
export default function RecruitmentStepsSection() {
  const t = useText()
  const steps = useRecruitmentSteps().map((step, index) => ({
    ...step,
    Picture: pictures[index] ?? Handover,
  }))
  return (
    <Section
      id="steps"
      heading={t('recruitment.heading')}
      action={
        <KitLink variant="standalone" href={paths.popup.to('steps')}>
          {t('recruitment.details')}
        </KitLink>
      }
    >
      <ScrollableRow
        as="ol"
        columns="max-sm:auto-cols-[38%]! sm:grid-cols-3 lg:grid-cols-6"
        label={t('recruitment.heading')}
      >
        {steps.map(({ title, text, Picture }, index) => (
          <li key={title} className="grid min-w-0 content-start gap-1 wrap-anywhere">
            <Picture className="w-full rounded-card bg-subtle" />
            <h3 className="flex gap-2 text-body font-semibold md:text-lead">
              <span aria-hidden className="text-primary tabular-nums">
                {t('recruitment.number', { step: index + 1 })}
              </span>
              <span className="min-w-0">{title}</span>
            </h3>
            {/* On a phone this text is left out, because the popup of the steps contains it. */}
            <p className="text-text-muted max-sm:hidden">{text}</p>
          </li>
        ))}
      </ScrollableRow>
    </Section>
  )
}
