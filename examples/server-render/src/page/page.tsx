import { Card, CardTitle } from '@sakina/ui/card'
import { Icon, arrowForwardIcon } from '@sakina/ui/icon'
import { PlanCard } from '@sakina/ui/plan-card'
import { Select } from '@sakina/ui/select'
import { TrackingStepper } from '@sakina/ui/tracking-stepper'
import type { ReactNode } from 'react'
import { HandoverDialog } from './handover.tsx'
import { plan } from './plan.ts'
import { stages } from './stages.ts'
import { words } from './words.ts'
import type { Locale } from './words.ts'

/**
 * The whole page of the example. It uses no hook and no context, so with server components the
 * browser never loads this file.
 */
export function Page({ locale }: { locale: Locale }): ReactNode {
  const text = words[locale]
  return (
    <main className="page">
      <header className="page-head">
        <h1 className="page-title">{text.title}</h1>
        <a href={locale === 'ar' ? '?lang=en' : '?lang=ar'} dir={locale === 'ar' ? 'ltr' : 'rtl'}>
          <span lang={locale === 'ar' ? 'en' : 'ar'}>{text.other}</span> <Icon of={arrowForwardIcon} />
        </a>
        <p className="page-intro">{text.intro}</p>
      </header>
      <Card as="section" padding="lg">
        <CardTitle level={2}>{text.stages}</CardTitle>
        <TrackingStepper stages={stages(text.note)} />
      </Card>
      <PlanCard as="article" plan={plan(locale)} order={<a href="#order" />} />
      <Select
        label={text.when}
        defaultValue={text.times[1]}
        options={text.times.map((label) => ({ value: label, label }))}
      />
      <HandoverDialog locale={locale} />
    </main>
  )
}
