import type { Visit } from '@sakina/api-client/client'
import { riyadhTime } from '@sakina/domain/calendar'
import { canNameDoorContact, canReportComingToDoor } from '@sakina/domain/visit-day'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Phone } from '@sakina/ui/phone'
import { TimeText } from '@sakina/ui/time-text'
import { Timeline } from '@sakina/ui/timeline'
import { useState } from 'react'

import { lazyComponent } from '../hydration/lazy-component.tsx'
import { useText } from '../intl/use-text.ts'
import { ComingButton } from './driver-at-door.tsx'
import { isDriverAtDoor } from './upcoming-visits.ts'

// The form libraries load with the first form, not with the visit.
const DoorContactForm = lazyComponent(() => import('./door-contact-form.tsx'))

/**
 * A visit on its day: the steps of the driver, and how the family can answer them. Where the driver at the
 * door is announced at the top of the page, that answer is not repeated.
 */
export function VisitDayProgress({ visit, isDoorAbove = false }: { visit: Visit; isDoorAbove?: boolean }) {
  const { id, status, steps } = visit
  if (id === null || status.code === 'unknown') return null
  const isOpen = canNameDoorContact(status.code)
  const answersAbove = isDoorAbove && isDriverAtDoor(visit)
  if (steps.length === 0 && !isOpen) return null
  return (
    // Without steps, its one button stands in the row of the others.
    <div className={steps.length > 0 ? 'grid basis-full gap-4' : 'contents'}>
      {steps.length > 0 && <Steps visit={visit} isDoorAbove={answersAbove} />}
      {canReportComingToDoor(status.code) && !answersAbove && <ComingButton visit={visit} id={String(id)} />}
      {isOpen && <DoorContact visit={visit} id={String(id)} />}
    </div>
  )
}

function Steps({
  visit: { steps, driver, driverWaitsUntil, comingAt },
  isDoorAbove,
}: {
  visit: Visit
  isDoorAbove: boolean
}) {
  const t = useText()
  return (
    <div className="grid gap-2" aria-live="polite">
      <Timeline
        label={t('visits.day.title')}
        items={steps.map(({ step, at }, place) => ({
          id: step,
          state: place === steps.length - 1 && step !== 'done' && step !== 'nobody_opens' ? 'now' : 'done',
          title: t(`visits.day.step.${step}`),
          text: at !== null && <TimeText value={riyadhTime(at)} />,
        }))}
      />
      {driver && <p className="m-0 text-text-muted">{t('visits.day.byDriver', { driver })}</p>}
      {driverWaitsUntil !== null && comingAt === null && !isDoorAbove && (
        <Alert tone="warning">
          {t('visits.day.waitsUntil')} <TimeText value={riyadhTime(driverWaitsUntil)} />
        </Alert>
      )}
    </div>
  )
}

function DoorContact({ visit: { doorContact }, id }: { visit: Visit; id: string }) {
  const t = useText()
  const [isNaming, setIsNaming] = useState(false)
  if (isNaming)
    return (
      <div className="min-w-0 basis-full">
        <DoorContactForm id={id} named={doorContact} onClose={() => setIsNaming(false)} />
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {doorContact && (
        <p className="m-0">
          <bdi>{t('visits.day.opens', { name: doorContact.name })}</bdi> <Phone number={doorContact.mobile} />
        </p>
      )}
      <Button
        size="sm"
        variant="secondary"
        onPointerEnter={DoorContactForm.preload}
        onFocus={DoorContactForm.preload}
        onClick={() => setIsNaming(true)}
      >
        {doorContact ? t('visits.day.changeOpener') : t('visits.day.nameOpener')}
      </Button>
    </div>
  )
}
