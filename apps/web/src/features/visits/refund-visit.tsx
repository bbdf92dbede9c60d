import type { Visit } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { refundFailedVisit } from '@sakina/api-client/wire/visits'
import { ZERO_MONEY } from '@sakina/domain/money'
import { DateText } from '@sakina/ui/date-text'
import { Money } from '@sakina/ui/money'
import { useState } from 'react'

import { FailedVisitPopup } from './failed-visit-popup.tsx'

type Props = { visit: Visit; onClose: () => void }

/** Takes the price of a visit that failed, instead of another time. */
export default function RefundVisitPopup({ visit, onClose }: Props) {
  const [isDone, setIsDone] = useState(false)
  const { run, busy, error } = useCommand(refundFailedVisit)
  const refund = visit.choice?.refund ?? ZERO_MONEY

  const send = async () => {
    if (busy) return
    const reply = await run({
      params: { id: String(visit.id) },
      body: { expectedRefund: refund },
    })
    if (reply.ok) setIsDone(true)
  }

  return (
    <FailedVisitPopup choice="refund" {...{ busy, error, isDone, onClose }} onSend={() => void send()}>
      <p className="m-0 flex flex-wrap items-baseline justify-between gap-x-4">
        {visit.date && <DateText value={visit.date} form="weekday" />}
        <Money halalas={refund} weight="strong" />
      </p>
    </FailedVisitPopup>
  )
}
