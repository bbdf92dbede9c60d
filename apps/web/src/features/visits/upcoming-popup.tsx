import { useEndpoint } from '@sakina/api-client/swr'
import { listVisits } from '@sakina/api-client/wire/visits'
import { VisitsPopup } from '@sakina/ui/visits-popup'

import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { Link } from '../../shared/router/index.ts'
import { splitUpcomingAndPastVisits } from '../../shared/visits/upcoming-visits.ts'
import { FullVisitActions, VisitRowActions, useNotMovableMessage } from './visit-list.tsx'
import { contractLinkOfVisit } from '../../shared/visits/visit-contract.tsx'
import { toVisitsPopupVisit } from '../../shared/visits/visit-view.ts'

type Props = { open: boolean; onClose: () => void }

/** A popup with the upcoming visits and their actions. */
export default function UpcomingVisitsPopup({ open, onClose }: Props) {
  const at = useNow()
  const whyNotMovable = useNotMovableMessage()
  const { data, error, mutate } = useEndpoint(listVisits, {})
  const upcoming = data && splitUpcomingAndPastVisits(data, at).upcoming
  return (
    <VisitsPopup
      open={open}
      onOpenChange={(next) => !next && onClose()}
      visits={upcoming?.map((visit, index) => ({
        ...toVisitsPopupVisit(visit, at),
        whyFixed: whyNotMovable(visit, at),
        link: contractLinkOfVisit(visit),
        actions:
          index === 0 ? (
            <FullVisitActions visit={visit} at={at} />
          ) : (
            <VisitRowActions visit={visit} at={at} />
          ),
      }))}
      onRetry={error && !data ? () => void mutate() : undefined}
      all={<Link to={paths.visits.to()} />}
    />
  )
}
