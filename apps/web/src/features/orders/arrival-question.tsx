import type { Order } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { confirmArrival } from '@sakina/api-client/wire/orders'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'

import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { useText } from '../../shared/intl/use-text.ts'

/** Asks whether the worker of an order has come; the family's yes is her arrival. */
export function ArrivalQuestion({ order: { id, worker } }: { order: Order }) {
  const t = useText()
  const words = useErrorMessage()
  const { run, busy, error } = useCommand(confirmArrival)
  const gender = worker?.gender ?? 'other'
  return (
    <>
      <Alert
        action={
          <Button size="sm" loading={busy} onClick={() => void run({ params: { id: String(id) } })}>
            {t('orders.arrival.yes', { gender })}
          </Button>
        }
      >
        {t('orders.arrival.text', { gender })}
      </Alert>
      {error && (
        <Alert tone="danger" announce>
          {words(error)}
        </Alert>
      )}
    </>
  )
}
