import type { Order } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { confirmArrival, disputeOffer } from '@sakina/api-client/wire/orders'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'

import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { isWorkerLate, LateWorkerText } from '../../shared/orders/late-worker-text.tsx'

/**
 * Asks whether the worker of an order has come; the family's yes is her arrival. Once she was offered, the
 * family can say that it is not so.
 */
export function ArrivalQuestion({ order }: { order: Order }) {
  const t = useText()
  const words = useErrorMessage()
  const yes = useCommand(confirmArrival)
  const no = useCommand(disputeOffer)
  const { id, worker, offer } = order
  const gender = worker?.gender ?? 'other'
  const params = { params: { id: String(id) } }
  const error = yes.error ?? no.error
  return (
    <>
      <Alert
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" loading={yes.busy} onClick={() => void yes.run(params)}>
              {t('orders.arrival.yes', { gender })}
            </Button>
            {offer?.disputableUntil && (
              <Button size="sm" variant="secondary" loading={no.busy} onClick={() => void no.run(params)}>
                {t('orders.offer.no')}
              </Button>
            )}
          </div>
        }
      >
        {offer !== null && !isWorkerLate(order) ? (
          <LateWorkerText order={order} />
        ) : (
          t('orders.arrival.text', { gender })
        )}
      </Alert>
      {error && (
        <Alert tone="danger" announce>
          {words(error)}
        </Alert>
      )}
    </>
  )
}
