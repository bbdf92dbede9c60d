import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { cancelMyOrder, getMyOrder } from '@sakina/api-client/wire/orders'
import { Alert } from '@sakina/ui/alert'
import { AlertDialog } from '@sakina/ui/alert-dialog'

import { useText } from '../../shared/intl/use-text.ts'
import { LazyLoadErrorPopup } from '../../shared/popup/use-popup.ts'
import { useErrorMessage } from '../../shared/errors/error-messages.ts'

type Props = { orderId: string; onClose: () => void; onCancelled: () => void }

/** Asks for confirmation and cancels an unpaid order, which needs no request to the office. */
export default function CancelOrderPopup({ orderId, onClose, onCancelled }: Props) {
  const t = useText()
  const words = useErrorMessage()
  const params = { params: { id: orderId } }
  const { data, error: failure, mutate } = useEndpoint(getMyOrder, params)
  const { run, busy, error } = useCommand(cancelMyOrder)
  const cancel = async () => {
    const reply = await run(params)
    if (reply.ok) onCancelled()
  }
  if (!data)
    return failure ? (
      <LazyLoadErrorPopup
        title={t('orders.cancel.confirm')}
        heading={t('orders.oneFailed')}
        kind="order"
        error={failure}
        onRetry={() => void mutate()}
        onClose={onClose}
      />
    ) : null
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('orders.cancel.title', { number: data.number })}
      description={t('orders.cancel.text')}
      confirm={t('orders.cancel.confirm')}
      cancel={t('orders.cancel.keep')}
      loading={busy}
      onConfirm={() => void cancel()}
    >
      {error && (
        <Alert tone="danger" announce>
          {words(error)}
        </Alert>
      )}
    </AlertDialog>
  )
}
