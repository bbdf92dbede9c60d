import type { PlanDetail } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import type { BookingDraft } from '@sakina/domain/draft'
import { Button } from '@sakina/ui/button'
import type { ReactNode } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { Link } from '../../../shared/router/index.ts'
import { useSession } from '../../../shared/session/session.ts'
import type { ChangeStep } from '../draft/use-draft.ts'
import type { Trouble } from '../order/make-orders.ts'
import type { usePaying } from '../order/use-paying.ts'
import type { Asked, Price } from '../price/use-price.ts'
import { Extras, Reviewed, TroublePanel } from '../steps/parts.tsx'
import type { Screen } from '../steps/screens.ts'
import { workersOf } from '../steps/step-values.ts'
import type { Keep } from '../steps/use-screens.ts'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  now: Instant
  price: Price
  asked: Asked
  paying: ReturnType<typeof usePaying>
  signIn: ReactNode
  change: ChangeStep
  keep: Keep
  /** Somebody was faster for the worker of this order. */
  onGone: (index: number) => void
  onFull: (full: boolean) => void
  onGoTo: (screen: Screen) => void
}

/** Why there is no paying now: what ordering met, else what asking for the price did. */
const troubleOf = ({ error }: Asked, met: Trouble | undefined): Trouble | undefined =>
  met ?? (error && { kind: 'refused', error, index: 0, ids: [] })

/** The last screen: what went wrong, all that was chosen, what may be added, and a guest's way in. */
export function ReviewScreen({ plan, draft, now, price, asked, paying, signIn, ...ways }: Props) {
  const { change, keep, onGone, onFull, onGoTo } = ways
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
            if (wanted === 'worker') onGone(goneAt)
            if (wanted === 'place') change('address', undefined)
            onGoTo(wanted)
          }}
          onLeaveToOffice={() => {
            change('worker', { count: 1, workerIds: [] })
            paying.forget()
          }}
          onDropVoucher={() => {
            change('extras', { ...draft.steps.extras, voucherCode: undefined })
            paying.forget()
          }}
          onWithoutWallet={() => {
            change('extras', { ...draft.steps.extras, useWallet: false })
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
        onFull={onFull}
        onGoTo={onGoTo}
      />
      <Extras plan={plan} draft={draft} price={price} onChange={keep.extras} />
      {status === 'signedOut' && (
        <section
          aria-labelledby="booking-sign-in"
          className="rounded-card border border-border bg-surface p-5"
        >
          <h2 id="booking-sign-in" className="m-0 mb-1 text-lead font-semibold">
            {t('booking.signIn.title')}
          </h2>
          <p className="m-0 mb-4 text-text-muted">{t('booking.signIn.text')}</p>
          {signIn}
        </section>
      )}
    </>
  )
}
