import { createDraftStamp, storeDraft, useBooking, usePlanWindows } from '@sakina/api-client/booking'
import type { PlanDetail } from '@sakina/api-client/client'
import { riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import {
  draftForSiblingPlan,
  bookingSections,
  isChosenDayPast,
  isSectionDone,
  isSectionReachable,
  getChosenWorkers,
} from '@sakina/domain/booking'
import type { BookableService, BookingSection } from '@sakina/domain/booking'
import { hasNoAvailableWorker, workerGender } from '@sakina/domain/plans'
import type { VisitPeriod } from '@sakina/domain/schedule'
import { WeaveBand } from '@sakina/ui/art/weave'
import { Button } from '@sakina/ui/button'
import { Icon, arrowForwardIcon, lockIcon } from '@sakina/ui/icon'
import { Money } from '@sakina/ui/money'
import { useKit } from '@sakina/ui/provider'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

import { now as readClock } from '../../shared/clock/now.ts'
import { readSentCode } from '../../shared/codes/sent-code.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useSearchParams } from '../../shared/router/index.ts'
import { isVerified, useSession } from '../../shared/session/session.ts'
import { serviceTones } from '../../shared/services/service-hues.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { BookingSummary, planKindLabel, useSectionSummaries } from './booking-summary.tsx'
import { bookingDevicePorts } from './draft/booking-device.ts'
import { useOnSignOut } from './draft/use-on-sign-out.ts'
import { useRemoveChoiceFromUrl } from './draft/use-remove-choice-from-url.ts'
import { useTermsAndPaymentPopups } from './order/use-terms-and-payment.ts'
import { WorkerGenderContext } from './plan/use-booked-plan.ts'
import { usePlanReach } from './plan/use-plan-reach.ts'
import { LazyPayOrderPopup } from './payment/lazy-pay-order-popup.tsx'
import { ReviewScreen } from './review/review-screen.tsx'
import type { AddressFormRenderer } from './steps/saved-address-picker.tsx'
import { BookingSectionContent } from './steps/booking-section-content.tsx'
import { CollapsibleSection } from './steps/collapsible-section.tsx'
import { LazyGuestAccountForm, usePreloadNextSteps } from './steps/lazy-steps.tsx'
import { LoadingStepsContext } from './steps/step-skeleton.tsx'
import { NoWorkerFreeAlert } from './steps/no-worker-free-alert.tsx'
import { useOpenSection } from './steps/use-open-section.ts'
import { useWorkerOrigin } from './steps/use-worker-origin.ts'

const Agree = lazyComponent(() => import('./review/booking-terms-popup.tsx'))
const VerifyMobileStep = lazyComponent(() => import('./review/verify-mobile-step.tsx'))

export type BookingProps = {
  plan: PlanDetail
  service: BookableService
  /** The time of day of the plan card that was pressed. */
  visitTime: VisitPeriod | undefined
  /** The day of the visit, if it was chosen before this page. */
  wantedDay: LocalDate | undefined
  /** The worker, if one was chosen before this page. */
  wantedWorker: number | undefined
  /** The saved address of the order that is booked again. */
  wantedAddress?: string | undefined
  /** A drawing of the worker. */
  art: ReactNode
  addressForm: AddressFormRenderer
  /** Signs a guest in. It replaces the last button. */
  signIn: ReactNode
}

/** The whole booking of a plan on one page: four sections, the total, and the next action. */
export function Booking({
  plan,
  service,
  visitTime,
  wantedDay,
  wantedWorker,
  wantedAddress,
  art,
  addressForm,
  signIn,
}: BookingProps) {
  const t = useText()
  const { format } = useKit()
  const session = useSession()
  const [now] = useState(readClock)
  const [search] = useSearchParams()
  const wantedFold = search.get('step')
  const booking = useBooking({
    plan,
    service,
    startOptions: { now, visitTime, wantedDay, wantedWorker },
    customer: session.status === 'signedIn' ? session.customer : undefined,
    device: bookingDevicePorts,
    wantedFold,
    wantedAddress,
  })
  const { draft, change, open, timesAvailability, pricing } = booking
  useRemoveChoiceFromUrl(wantedDay !== undefined || wantedWorker !== undefined, wantedFold, draft)
  const forgotten = useOnSignOut(() => change({ type: 'forgetIdentity' }))
  const [gone, setGone] = useState<readonly string[]>([])
  const paying = useTermsAndPaymentPopups(booking)
  const nobodyFree = hasNoAvailableWorker(plan)
  const { isUnreached } = usePlanReach(draft)
  const { isAccepted: isOriginAccepted } = useWorkerOrigin(draft)
  const { isTried, isTurned, content, nextSection, goTo, goToPlan, goOn, keep, countAwaited } =
    useOpenSection({
      draft,
      open,
      wantedFold,
      isOpening: session.status === 'unknown' || booking.isAddressAwaited,
      change,
      blocked: [
        ...(nobodyFree || timesAvailability.full ? ['when' as const] : []),
        ...(timesAvailability.full ? ['who' as const] : []),
        ...(isUnreached || !isOriginAccepted ? ['where' as const] : []),
      ],
      onLeave: booking.forgetError,
    })
  // Signing in takes its form away, and with it the focus.
  const wasSignedOut = useRef(false)
  useEffect(() => {
    if (session.status === 'signedIn' && wasSignedOut.current && document.activeElement === document.body)
      content.current?.focus({ preventScroll: true })
    wasSignedOut.current = session.status === 'signedOut'
  }, [session.status, content])
  const accountForm = useId()
  const [isOpeningAccount, setIsOpeningAccount] = useState(false)
  const [hasAccount, setHasAccount] = useState(false)
  const isUnproved = session.status === 'signedIn' && !isVerified(session.customer)
  const isRefused = booking.error?.kind === 'refused' && booking.error.error.code === 'mobile_unproved'
  // A customer who comes back while a code is still valid types it without asking for another.
  const [isVerifying, setIsVerifying] = useState(
    () => (readSentCode('mobile') ?? readSentCode('email')) !== undefined,
  )
  const isAskingCode = isRefused || (isVerifying && isUnproved)
  const { price, quote, error: quoteError, isAsking } = pricing
  usePreloadNextSteps(service)
  // Loads what the first step shows while its code loads.
  usePlanWindows(plan, now)

  const markGone = (index: number): void => {
    const workerId = getChosenWorkers(draft).workerIds[index]
    if (workerId === undefined) return
    setGone((before) => [...before, String(workerId)])
    change({ type: 'dropWorker', workerId })
  }

  const gender = workerGender(plan.job?.code)
  const nameOf = (fold: BookingSection): string => {
    if (fold === 'when' && service === 'mediation') return t('booking.fold.papers')
    return fold === 'who' ? t('booking.fold.who', { gender }) : t(`booking.fold.${fold}`)
  }
  const titleOf = (fold: BookingSection): string => {
    if (fold === 'when' && service !== 'hourly')
      return t(service === 'mediation' ? 'booking.title.papers' : 'booking.title.start')
    return fold === 'who' ? t('booking.title.who', { gender }) : t(`booking.title.${fold}`)
  }
  const choices = useSectionSummaries(plan, draft)
  const place = bookingSections.indexOf(open)
  const [shown, setShown] = useState({ place, farthest: place, isReturn: false })
  if (shown.place !== place)
    setShown({ place, farthest: Math.max(place, shown.farthest), isReturn: place < shown.place })
  const { workerIds, isNamed } = getChosenWorkers(draft)
  const stateOf = (fold: BookingSection): 'open' | 'done' | 'ahead' => {
    if (fold === open) return 'open'
    // By default the office chooses the worker, so the section does not count as done until the
    // customer has been past it.
    const isDefault =
      fold === 'who' && workerIds.length === 0 && !isNamed && shown.farthest < bookingSections.indexOf(fold)
    return isSectionDone(draft, fold) && !isDefault ? 'done' : 'ahead'
  }
  // A chosen day that has passed since is reported at once, without waiting for Continue.
  const tried = isTried || (open === 'when' && isChosenDayPast(draft, riyadhDay(now)))
  // If the government platform handles contract and fee, the customer sends a request instead of paying.
  const isElsewhere = service === 'mediation' && plan.paidThrough === 'musaned'
  const due = price?.due
  const isReady = price !== undefined && quote !== undefined && quoteError === undefined
  const isPayable = session.status === 'signedIn' && booking.error === undefined && !timesAvailability.full
  const payButton = (
    <Button
      width="full"
      icon={<Icon of={lockIcon} size="md" />}
      loading={booking.isPlacing || (isAsking && !isReady)}
      disabled={quoteError !== undefined}
      onClick={() => (isUnproved ? setIsVerifying(true) : paying.askTerms())}
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
  const nextButton = (
    <Button width="full" iconEnd={<Icon of={arrowForwardIcon} size="md" />} onClick={goOn}>
      {t('booking.next', { step: nameOf(nextSection) })}
    </Button>
  )
  const accountButton = (
    <Button
      width="full"
      icon={<Icon of={lockIcon} size="md" />}
      type="submit"
      form={accountForm}
      loading={isOpeningAccount || (isAsking && !isReady)}
      disabled={quoteError !== undefined || timesAvailability.full}
    >
      {t('booking.account.send')}
    </Button>
  )
  const action = (): ReactNode => {
    if (open !== 'pay') return nextButton
    if (isPayable) return isAskingCode ? undefined : payButton
    return session.status === 'signedOut' && !hasAccount ? accountButton : undefined
  }

  return (
    <WorkerGenderContext value={gender}>
      {/* A section that slides in does not widen the page. On a phone the total stays at the foot however short the section. */}
      <div className="mx-auto grid overflow-x-clip w-full max-w-content gap-x-8 gap-y-4 px-4 pt-4 max-md:min-h-svh max-md:grid-rows-[1fr_auto] md:grid-cols-[minmax(0,1fr)_19rem] md:pt-6 md:pb-12">
        <div className="grid min-w-0 content-start gap-3 pb-4 has-data-step-skeleton:[&>section~h2]:hidden">
          <div className="flex items-center gap-3">
            {art}
            <div className="min-w-0">
              <h1 className="m-0 text-title font-semibold text-balance md:text-heading">{plan.name}</h1>
              <p
                className={`m-0 mt-1 w-fit rounded-field px-2 text-small ${serviceTones[plan.service?.code ?? 'unknown']}`}
              >
                {planKindLabel(plan)}
              </p>
            </div>
          </div>
          {/* Announces the plan that serves the chosen time, with its price. */}
          <p role="status" className="sr-only">
            {isTurned &&
              due !== undefined &&
              t('booking.turned', { plan: plan.name, price: format.amount(due) })}
          </p>
          {/* The weave grows by a piece with each finished section. */}
          <div aria-hidden className="grid grid-cols-4 items-center">
            {bookingSections.map((fold, index) =>
              index < place ? (
                <WeaveBand key={fold} unrolls size="small" />
              ) : (
                <span
                  key={fold}
                  className={
                    index === place
                      ? 'border-t-4 border-primary'
                      : 'border-t-2 border-dashed border-field-border'
                  }
                />
              ),
            )}
          </div>
          {bookingSections.map((fold, index) => (
            <CollapsibleSection
              key={fold}
              place={index + 1}
              title={fold === open ? titleOf(fold) : nameOf(fold)}
              choice={fold === 'pay' ? undefined : choices[fold]}
              isReturn={shown.isReturn}
              state={stateOf(fold)}
              content={content}
              onOpen={isSectionReachable(draft, fold) ? () => goTo(fold) : undefined}
            >
              {fold === 'when' && nobodyFree && <NoWorkerFreeAlert plan={plan} />}
              {fold !== 'pay' ? (
                <LoadingStepsContext value={countAwaited}>
                  <BookingSectionContent
                    key={`${forgotten}.${booking.syncs}`}
                    fold={fold}
                    plan={plan}
                    draft={draft}
                    now={now}
                    visitTime={visitTime}
                    addressForm={addressForm}
                    gone={gone}
                    tried={tried}
                    timesAvailability={timesAvailability}
                    isTurned={isTurned}
                    keep={keep}
                    onGoTo={goTo}
                    onOtherPlan={(planId, visits) => {
                      storeDraft(
                        bookingDevicePorts.storage(),
                        draftForSiblingPlan(draft, planId, visits, createDraftStamp(bookingDevicePorts)),
                      )
                      goToPlan(planId)
                    }}
                  />
                </LoadingStepsContext>
              ) : (
                price && (
                  <ReviewScreen
                    plan={plan}
                    now={now}
                    price={price}
                    booking={booking}
                    paying={paying}
                    account={
                      <LazyGuestAccountForm
                        draft={draft}
                        change={change}
                        onOpened={(isProved) => (isProved ? paying.askTerms() : setIsVerifying(true))}
                        formId={accountForm}
                        onSending={setIsOpeningAccount}
                        signIn={signIn}
                        hasAccount={hasAccount}
                        onHasAccount={setHasAccount}
                      />
                    }
                    mobile={
                      isAskingCode && (
                        <VerifyMobileStep
                          onProved={() => {
                            // After a refused order the terms are already accepted; otherwise the
                            // customer accepts them first.
                            if (isRefused) void paying.pay()
                            else paying.askTerms()
                          }}
                        />
                      )
                    }
                    keep={keep}
                    onGone={markGone}
                    onGoTo={goTo}
                  />
                )
              )}
            </CollapsibleSection>
          ))}
        </div>
        <div
          data-covers-foot
          className="max-md:sticky max-md:bottom-(--visit-bar) max-md:z-sticky max-md:-mx-4 md:sticky md:top-24 md:self-start"
        >
          {/* A new section closes the details over it. */}
          <BookingSummary
            key={open}
            plan={plan}
            draft={draft}
            price={price}
            updating={isAsking}
            action={action()}
          />
        </div>
        {open === 'pay' && paying.isAskingTerms && (
          <Agree
            submitting={booking.isPlacing}
            isElsewhere={isElsewhere}
            plan={plan}
            draft={draft}
            now={now}
            onClose={paying.close}
            due={price?.totals.length === 1 ? due : undefined}
            onAgree={(sum) => void paying.pay(sum)}
          />
        )}
        {open === 'pay' && paying.payingFor !== null && (
          <LazyPayOrderPopup
            orderId={paying.payingFor}
            onClose={paying.close}
            onUnpayable={booking.renew}
            takeAgreedSum={paying.takeAgreedSum}
          />
        )}
      </div>
    </WorkerGenderContext>
  )
}
