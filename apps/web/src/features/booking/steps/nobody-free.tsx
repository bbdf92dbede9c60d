import type { PlanDetail } from '@sakina/api-client/client'
import type { LocalDate } from '@sakina/domain/calendar'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { DateText } from '@sakina/ui/date-text'

import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { Link } from '../../../shared/router/index.ts'
import { useWorkerGender } from '../plan/worker-gender-context.ts'

/** The order would be refused at its end: better said here, with a way on. Going on leads the focus to it. */
export function NobodyFree({ plan }: { plan: PlanDetail }) {
  const t = useText()
  const gender = useWorkerGender()
  return (
    <div tabIndex={-1} data-refusal className="outline-none">
      <Alert
        tone="warning"
        title={t('booking.workers.nobody', { gender })}
        action={
          <Button asChild variant="secondary" size="sm">
            <Link to={paths.orderPage.to({ service: plan.service?.code })}>
              {t('booking.workers.others')}
            </Link>
          </Button>
        }
      >
        {t('booking.workers.nobodyText', { gender })}
      </Alert>
    </div>
  )
}

/** The workers shown are those who can begin on that day, and nobody can before. */
export function FreeFrom({ day }: { day: LocalDate }) {
  const t = useText()
  return (
    <Alert className="mb-5">
      {t('booking.workers.freeFrom')} <DateText value={day} />
    </Alert>
  )
}
