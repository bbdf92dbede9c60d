import type { PlanDetail } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import { workersOf } from '@sakina/domain/booking'
import type { BookingDraft, BookingPrice, Fold } from '@sakina/domain/booking'
import { Button } from '@sakina/ui/button'
import type { ReactNode } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { Link } from '../../../shared/router/index.ts'
import { useSession } from '../../../shared/session/session.ts'
import type { ChangeBooking } from '../draft/use-draft.ts'
import type { Trouble } from '../order/make-orders.ts'
import type { usePaying } from '../order/use-paying.ts'
import type { PriceState } from '../price/use-price.ts'
import { Extras, Reviewed, TroublePanel } from '../steps/parts.tsx'
import type { FreeTimes } from '../steps/use-free-times.ts'
import type { Keep } from '../steps/use-folds.ts'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  now: Instant
  price: BookingPrice
  asked: PriceState
  paying: ReturnType<typeof usePaying>
  /** Who books, where nobody is signed in. */
  account: ReactNode
  change: ChangeBooking
  keep: Keep
  /** Somebody was faster for the worker of this order. */
  onGone: (index: number) => void
  freeTimes: FreeTimes
  onGoTo: (fold: Fold) => void
}

/** Why there is no paying now: what ordering met, else what asking for the price did. */
const troubleOf = ({ error }: PriceState, met: Trouble | undefined): Trouble | undefined =>
  met ?? (error && { kind: 'refused', error, index: 0, ids: [] })

/** The last screen: what went wrong, all that was chosen, what may be added, and a guest's way in. */
export function ReviewScreen({ plan, draft, now, price, asked, paying, account, ...ways }: Props) {
  const { change, keep, freeTimes, onGone, onGoTo } = ways
  const t = useText()
  const { status } = useSession()
  const trouble = troubleOf(asked, paying.trouble)
  const priced = { price, termsVersion: asked.quote?.termsVersion }
  const goneAt = paying.trouble?.kind === 'refused' ? paying.trouble.index : 0
  return (
    <>
      {trouble && (
        <TroublePanel
          trouble={trouble}
          workers={workersOf(draft).workerIds.map(String)}
          shownTotal={(index) => paying.totalsOf(price)[index]}
          onAcceptTotal={(index, total) => {
            void asked.askAgain()
            paying.acceptTotal(priced, index, total)
          }}
          onTryAgain={() => {
            if (paying.trouble) void asked.askAgain().then(() => paying.pay(priced))
            else void asked.askAgain()
          }}
          onGoTo={(wanted) => {
            if (wanted === 'who') onGone(goneAt)
            if (wanted === 'where') change({ type: 'chooseAddress', address: undefined })
            onGoTo(wanted)
          }}
          onLeaveToOffice={() => {
            change({ type: 'leaveToOffice' })
            paying.forget()
          }}
          onDropVoucher={() => {
            change({ type: 'dropVoucher' })
            paying.forget()
          }}
          onWithoutWallet={() => {
            change({ type: 'keepBalance' })
            paying.forget()
          }}
          onGoOn={([orderId]) => {
            paying.forget()
            if (orderId !== undefined) paying.askPayment(orderId)
          }}
          onStartOver={(ids, wanted) => {
            onGone(goneAt)
            void paying.giveAllBack(ids, () => onGoTo(wanted))
          }}
          plansLink={
            <Button asChild>
              <Link to={paths.services.to()}>{t('booking.plans')}</Link>
            </Button>
          }
        />
      )}
      <Reviewed
        plan={plan}
        draft={draft}
        price={price}
        now={now}
        isTroubled={paying.trouble !== undefined}
        freeTimes={freeTimes}
        onGoTo={onGoTo}
      />
      <Extras draft={draft} price={price} onChange={keep.extras} />
      {status === 'signedOut' && account}
    </>
  )
}
