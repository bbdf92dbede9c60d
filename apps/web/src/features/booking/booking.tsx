import type { PlanDetail } from '@sakina/api-client/client'
import { riyadhDay } from '@sakina/domain/calendar'
import { isOver } from '@sakina/domain/draft'
import type { BookableService } from '@sakina/domain/draft'
import { workerGender } from '@sakina/domain/plans'
import type { Period } from '@sakina/domain/schedule'
import { Button } from '@sakina/ui/button'
import { Icon, arrowBackIcon, arrowForwardIcon, lockIcon } from '@sakina/ui/icon'
import { Money } from '@sakina/ui/money'
import { StepRail } from '@sakina/ui/step-rail'
import { useState, type ReactNode } from 'react'

import { now as readClock } from '../../shared/clock/now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { useSession } from '../../shared/session/session.ts'
import { isNobodyFree } from '../../shared/plans/nobody-free.ts'
import { lazyPart } from '../../shared/hydration/lazy-part.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { useDraft } from './draft/use-draft.ts'
import { useForgetting } from './draft/use-forgetting.ts'
import { useKnownAddress } from './draft/use-known-address.ts'
import { usePaying } from './order/use-paying.ts'
import { WorkerGenderContext } from './plan/worker-gender-context.ts'
import { PayOrder } from './payment/pay-order.tsx'
import { usePrice } from './price/use-price.ts'
import { ReviewScreen } from './review/review-screen.tsx'
import type { AddressForm } from './steps/address-step.tsx'
import { AwaitedSteps, useNextSteps } from './steps/parts.tsx'
import { NobodyFree } from './steps/nobody-free.tsx'
import { ScreenSteps } from './steps/screen-steps.tsx'
import { screenAfter, screens, type Screen } from './steps/screens.ts'
import { workersOf } from './steps/step-values.ts'
import { useScreens } from './steps/use-screens.ts'

const Agree = lazyPart(() => import('./review/agree.tsx'))

export type BookingProps = {
  plan: PlanDetail
  service: BookableService
  /** The time of day the plan's card was for. */
  wished: Period | undefined
  addressForm: AddressForm
  /** Signs a guest in, in the place of the last button. */
  signIn: ReactNode
}

/** What a screen is called: with recruitment the papers stand in the place of the date. */
function screenName(service: BookableService, screen: Screen) {
  if (screen === 'time' && service === 'mediation') return 'visa'
  return screen === 'place' && service !== 'hourly' ? 'placeAndDelivery' : screen
}

/** Its word, not its ground, begins where a line does. */
const classOfBack = (screen: Screen): string =>
  screen === 'review' ? 'max-md:-mx-4 lg:-ms-5' : 'max-md:-mx-4'

/** From a plan to its payment on one page: four screens, the exact total always in sight, nothing ever lost. */
export function Booking({ plan, service, wished, addressForm, signIn }: BookingProps) {
  const t = useText()
  const session = useSession()
  const [now] = useState(readClock)
  const { draft, isNew, change, renew, forget } = useDraft({
    service,
    serviceId: plan.service?.id ?? '',
    planId: plan.id,
  })
  useKnownAddress(draft, change)
  const forgotten = useForgetting(forget)
  const [isFull, setFull] = useState(false)
  const [gone, setGone] = useState<readonly string[]>([])
  const paying = usePaying({ plan, draft, change, renew })
  const { screen, isTried, content, goTo, goOn, keep, countAwaited } = useScreens({
    draft,
    isNew,
    change,
    isFull,
    onLeave: paying.forget,
  })
  const asked = usePrice(plan, draft, screen === 'review')
  const { price, quote, error: quoteError, isAsking } = asked
  useNextSteps(service)

  const { workerIds, count } = workersOf(draft)
  const markGone = (index: number): void => {
    const worker = workerIds[index]
    if (worker === undefined) return
    setGone((before) => [...before, String(worker)])
    const rest = workerIds.filter((id) => id !== worker)
    change('worker', count > 1 ? undefined : { count: 1, workerIds: rest })
  }

  const gender = workerGender(plan.job?.code)
  const nameOf = (each: Screen): string => {
    const name = screenName(service, each)
    return name === 'worker' ? t('booking.screen.worker', { gender }) : t(`booking.screen.${name}`)
  }
  const today = riyadhDay(now)
  // A day that has passed since it was chosen is said at once, not when going on is tried
  const tried =
    isTried || (screen === 'time' && (isOver(draft, 'schedule', today) || isOver(draft, 'visa', today)))
  // Contract and fee of some recruitment are the government platform's: here it is asked for
  const isElsewhere = service === 'mediation' && plan.paidThrough === 'musaned'
  const due = price?.due
  const isReady = price !== undefined && quote !== undefined && quoteError === undefined
  const isPayable = session.status === 'signedIn' && paying.trouble === undefined && !isFull
  const payButton = (
    <Button
      size="lg"
      width="full"
      icon={<Icon of={lockIcon} size="md" />}
      loading={paying.busy || (isAsking && !isReady)}
      disabled={quoteError !== undefined}
      onClick={paying.askTerms}
    >
      {isElsewhere ? (
        t('booking.send')
      ) : (
        <>
          {t('booking.pay')} {due !== undefined && <Money halalas={due} />}
        </>
      )}
    </Button>
  )

  return (
    <WorkerGenderContext value={gender}>
      <div className="mx-auto grid w-full max-w-300 gap-x-8 gap-y-6 px-4 pt-6 md:grid-cols-[13rem_minmax(0,1fr)] md:px-6 md:pb-12 lg:grid-cols-[13rem_minmax(0,1fr)_20rem]">
        <StepRail
          label={t('booking.steps')}
          className="md:sticky md:top-24 md:self-start"
          current={screens.indexOf(screen)}
          steps={screens.map((each) => ({
            label: nameOf(each),
            link: <Link to={paths.bookingStep.to(each)} />,
          }))}
        />
        <div
          ref={content}
          tabIndex={-1}
          className="grid min-w-0 content-start gap-6 pb-6 outline-none"
          aria-labelledby="booking-screen"
          role="group"
        >
          <h1 id="booking-screen" className="m-0 text-heading font-semibold text-balance">
            {screen === 'worker'
              ? t('booking.title.worker', { gender })
              : t(`booking.title.${service === 'mediation' && screen === 'time' ? 'visa' : screen}`)}
          </h1>
          {screen === 'place' && isNobodyFree(plan) && <NobodyFree plan={plan} />}
          <AwaitedSteps value={countAwaited}>
            <ScreenSteps
              key={forgotten}
              screen={screen}
              plan={plan}
              draft={draft}
              now={now}
              wished={wished}
              addressForm={addressForm}
              gone={gone}
              tried={tried}
              keep={keep}
              onFull={setFull}
              onOtherWorker={() => goTo('worker')}
            />
          </AwaitedSteps>
          {screen === 'review' && price && (
            <ReviewScreen
              plan={plan}
              draft={draft}
              now={now}
              price={price}
              asked={asked}
              paying={paying}
              signIn={signIn}
              change={change}
              keep={keep}
              onGone={markGone}
              onFull={setFull}
              onGoTo={goTo}
            />
          )}
          <div className="flex flex-wrap items-center gap-3">
            {screen !== 'review' && (
              <Button size="lg" iconEnd={<Icon of={arrowForwardIcon} size="md" />} onClick={goOn}>
                {t('booking.next', { step: nameOf(screenAfter(screen)) })}
              </Button>
            )}
            {screen !== 'place' && (
              <Button
                variant="quiet"
                className={classOfBack(screen)}
                icon={<Icon of={arrowBackIcon} size="md" />}
                onClick={() => goTo(screens[screens.indexOf(screen) - 1] ?? 'place')}
              >
                {t('booking.back')}
              </Button>
            )}
          </div>
        </div>
        <div className="max-md:sticky max-md:bottom-0 max-md:z-sticky max-md:-mx-4 md:col-start-2 lg:sticky lg:top-24 lg:col-start-3 lg:self-start">
          <BookingSummary
            plan={plan}
            draft={draft}
            price={price}
            updating={isAsking}
            action={screen === 'review' && isPayable ? payButton : undefined}
          />
        </div>
        {screen === 'review' && paying.isAskingTerms && (
          <Agree
            submitting={paying.busy}
            isElsewhere={isElsewhere}
            plan={plan}
            draft={draft}
            now={now}
            onClose={paying.close}
            onAgree={() => void paying.pay({ price, termsVersion: quote?.termsVersion })}
          />
        )}
        {screen === 'review' && paying.payingFor !== null && (
          <PayOrder orderId={paying.payingFor} onClose={paying.close} onUnpayable={renew} />
        )}
      </div>
    </WorkerGenderContext>
  )
}
