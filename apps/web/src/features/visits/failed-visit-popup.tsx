import type { ApiError } from '@sakina/api-client/client'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Dialog } from '@sakina/ui/dialog'
import type { ReactNode } from 'react'

import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { POPUP_CLOSE_DELAY_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'

type Props = {
  /** What the family chooses for a visit that failed: another time, or the money. */
  choice: 'another' | 'refund'
  busy: boolean
  error: ApiError | null
  isDone: boolean
  onSend: () => void
  onClose: () => void
  children: ReactNode
}

/** The popup of a choice for a failed visit; it closes by itself once the choice is made. */
export function FailedVisitPopup({ choice, busy, error, isDone, onSend, onClose, children }: Props) {
  const t = useText()
  const refusal = useErrorMessage()
  useDelayedAction(isDone, POPUP_CLOSE_DELAY_MS, onClose)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t(`visits.${choice}.title`)}
      description={t(`visits.${choice}.text`)}
      footer={
        isDone ? undefined : (
          <>
            {error && (
              <Alert tone="danger" announce className="basis-full">
                {refusal(error)}
              </Alert>
            )}
            <Button loading={busy} onClick={onSend}>
              {t(`visits.${choice}.${busy ? 'sending' : 'send'}`)}
            </Button>
            <Button variant="quiet" disabled={busy} onClick={onClose}>
              {t('visits.move.back')}
            </Button>
          </>
        )
      }
    >
      {isDone ? (
        <Alert tone="success" announce>
          {t(`visits.${choice}.done`)}
        </Alert>
      ) : (
        children
      )}
    </Dialog>
  )
}
