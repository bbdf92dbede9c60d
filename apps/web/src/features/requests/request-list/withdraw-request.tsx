import type { ContractRequest } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { withdrawRequest } from '@sakina/api-client/wire/requests'
import { Alert } from '@sakina/ui/alert'
import { AlertDialog } from '@sakina/ui/alert-dialog'

import { useText } from '../../../shared/intl/use-text.ts'
import { useErrorMessage } from '../../../shared/errors/error-messages.ts'

type Props = { request: ContractRequest; onClose: () => void; onWithdrawn: () => void }

/** Asks for confirmation before an open request is withdrawn. */
export default function WithdrawRequestPopup({ request, onClose, onWithdrawn }: Props) {
  const t = useText()
  const words = useErrorMessage()
  const { run, busy, error } = useCommand(withdrawRequest)
  const withdraw = async () => {
    const reply = await run({ params: { id: String(request.id) } })
    if (reply.ok) onWithdrawn()
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('requestList.withdraw.title', { number: request.number })}
      description={t('requestList.withdraw.text')}
      confirm={t('requestList.withdraw')}
      cancel={t('requestList.withdraw.keep')}
      loading={busy}
      onConfirm={() => void withdraw()}
    >
      {error && (
        <Alert tone="danger" announce>
          {words(error)}
        </Alert>
      )}
    </AlertDialog>
  )
}
