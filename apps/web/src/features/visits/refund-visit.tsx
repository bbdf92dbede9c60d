import type { Visit } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { refundFailedVisit } from '@sakina/api-client/wire/visits'
import { moneyToWire, ZERO_MONEY } from '@sakina/domain/money'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { DateText } from '@sakina/ui/date-text'
import { Dialog } from '@sakina/ui/dialog'
import { Money } from '@sakina/ui/money'
import { useState } from 'react'

import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { POPUP_CLOSE_DELAY_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'

type Props = { visit: Visit; onClose: () => void }

/** Takes the price of a visit that failed, instead of another time. */
export default function RefundVisitPopup({ visit, onClose }: Props) {
  const t = useText()
  const refusal = useErrorMessage()
  const [isDone, setIsDone] = useState(false)
  const { run, busy, error } = useCommand(refundFailedVisit)
  useDelayedAction(isDone, POPUP_CLOSE_DELAY_MS, onClose)
  const refund = visit.choice?.refund ?? ZERO_MONEY

  const send = async () => {
    if (busy) return
    const reply = await run({
      params: { id: String(visit.id) },
      body: { expected_refund: moneyToWire(refund) },
    })
    if (reply.ok) setIsDone(true)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('visits.refund.title')}
      description={t('visits.refund.text')}
      footer={
        isDone ? undefined : (
          <>
            {error && (
              <Alert tone="danger" announce className="basis-full">
                {refusal(error)}
              </Alert>
            )}
            <Button loading={busy} onClick={() => void send()}>
              {busy ? t('visits.refund.sending') : t('visits.refund.send')}
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
          {t('visits.refund.done')}
        </Alert>
      ) : (
        <p className="m-0 flex flex-wrap items-baseline justify-between gap-x-4">
          {visit.date && <DateText value={visit.date} form="weekday" />}
          <Money halalas={refund} weight="strong" />
        </p>
      )}
    </Dialog>
  )
}
