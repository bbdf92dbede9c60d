import type { Order, Visit } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import { Icon, banIcon, calendarIcon, contractIcon } from '@sakina/ui/icon'
import type { OrderCardAction } from '@sakina/ui/order-card'

import { paths } from '../config/paths.ts'
import { useText } from '../intl/use-text.ts'
import { Link } from '../router/index.ts'
import { cancellationUrlOfVisit, contractUrlOfVisit } from './visit-contract.tsx'
import { isMovableVisit } from './visit-view.ts'

/** Returns a function that gives the actions of the next visit for a menu. Its order may be unknown. */
export function useVisitActions() {
  const t = useText()
  return (visit: Visit, order: Order | undefined, at: Instant): readonly OrderCardAction[] => {
    const contract = contractUrlOfVisit(visit)
    const cancellation = cancellationUrlOfVisit(visit, order)
    const actions: readonly (OrderCardAction | false)[] = [
      visit.id !== null &&
        isMovableVisit(visit, at) && {
          id: 'move',
          label: t('visits.actions.move'),
          icon: <Icon of={calendarIcon} />,
          link: <Link to={paths.visits.to({ move: visit.id })} />,
        },
      contract !== undefined && {
        id: 'contract',
        label: t('visits.actions.contract'),
        icon: <Icon of={contractIcon} />,
        link: <Link to={contract} />,
      },
      cancellation !== undefined && {
        id: 'cancel',
        label: t(order?.visitCount === 1 ? 'visits.actions.cancelVisit' : 'visits.actions.cancel'),
        icon: <Icon of={banIcon} />,
        tone: 'danger',
        link: <Link to={cancellation} />,
      },
    ]
    return actions.filter((action) => action !== false)
  }
}
