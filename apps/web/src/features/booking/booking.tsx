import type { PlanDetail } from '@sakina/api-client/client'
import { useApiClient } from '@sakina/api-client/swr'
import { riyadhDay } from '@sakina/domain/calendar'
import { halfDone, isOver } from '@sakina/domain/draft'
import type { BookableService, FilledStep, StepValues } from '@sakina/domain/draft'
import type { Money as Amount } from '@sakina/domain/money'
import type { Period } from '@sakina/domain/schedule'
import { Button } from '@sakina/ui/button'
import { Icon, arrowBackIcon, arrowForwardIcon, lockIcon } from '@sakina/ui/icon'
import { Money } from '@sakina/ui/money'
import { StepRail } from '@sakina/ui/step-rail'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { useSWRConfig } from 'swr'

import { now as readClock } from '../../shared/clock/now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link, useNavigate, useSearchParams } from '../../shared/router/index.ts'
import { useSession } from '../../shared/session/session.ts'
import { lazyPart } from '../../shared/words/lazy-part.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { deviceStore } from './draft/device-store.ts'
import { useDraft } from './draft/use-draft.ts'
import { giveBack } from './order/give-back.ts'
import { usePlacing } from './order/use-placing.ts'
import { PayOrder } from './payment/pay-order.tsx'
import { usePrice } from './price/use-price.ts'
import type { AddressForm } from './steps/address-step.tsx'
import {
  AddressStep,
  AwaitedSteps,
  DeliveryStep,
  Extras,
  Reviewed,
  StartStep,
  TroublePanel,
  useNextSteps,
  VisaStep,
  VisitsStep,
  WorkerStep,
} from './steps/parts.tsx'
import { isDone, screenAfter, screens, screenToShow, stepsOn, type Screen } from './steps/screens.ts'
import { hasPapers, workersOf } from './steps/step-values.ts'

const Agree = lazyPart('features/booking/review/agree', () => import('./review/agree.part.tsx'))

export type BookingProps = {
  plan: PlanDetail
  service: BookableService
  /** The time of day the plan's card was for. */
  wished: Period | undefined
  addressForm: AddressForm
  /** Signs a guest in, in the place of the last button. */
  signIn: ReactNode
}

type Opened = { readonly what: 'terms' } | { readonly what: 'pay'; readonly orderId: string }

/** From a plan to its payment on one page: four screens, the exact total always in sight, nothing ever lost. */
export function Booking({ plan, service, wished, addressForm, signIn }: BookingProps) {
  const t = useText()
  const navigate = useNavigate()
  const client = useApiClient()
  const { mutate } = useSWRConfig()
  const session = useSession()
  const [search] = useSearchParams()
  const [now] = useState(readClock)
  const { draft, change, renew } = useDraft({ service, serviceId: plan.service?.id ?? '', planId: plan.id })
  // Where a visitor comes in is decided once: answers given for him must not move him on
  const [entry] = useState(() => screenToShow(draft, null))
  const screen = screenToShow(draft, search.get('step') ?? entry)
  const [tried, setTried] = useState<Screen>()
  const [awaited, setAwaited] = useState(0)
  const pressedEarly = useRef<Screen>(undefined)
  const leftOpen = useRef<HTMLFormElement>(null)
  const [isFull, setFull] = useState(false)
  const [gone, setGone] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<Opened>()
  const [accepted, setAccepted] = useState<Readonly<Record<number, Amount>>>({})
  const { price, quote, error: quoteError, isAsking, askAgain } = usePrice(plan, draft, screen === 'review')
  const { place, busy, trouble: met, forget } = usePlacing(change)
  // Signed in again, a session that had ended is no trouble any more
  const isSignedInAgain =
    session.status === 'signedIn' && met?.kind === 'refused' && met.error.code === 'unauthorized'
  const trouble = isSignedInAgain ? undefined : met
  const content = useRef<HTMLDivElement>(null)
  const { workerIds, count } = workersOf(draft)

  // A step that cannot be opened yet is not what the address says either: the last answer before it must not jump there
  const addressed = search.get('step')
  useEffect(() => {
    if (addressed !== null && addressed !== screen)
      void navigate(paths.bookingStep.to(screen), { replace: true, state: null })
  }, [addressed, screen, navigate])

  useNextSteps(service)

  // A new screen begins at its top, and is read from its heading
  const shownScreen = useRef(screen)
  useEffect(() => {
    if (shownScreen.current === screen) return
    shownScreen.current = screen
    content.current?.focus()
    window.scrollTo({ top: 0 })
  }, [screen])

  // What went wrong stands at the top, and who pressed the button is at the bottom
  useEffect(() => {
    if (met !== undefined) window.scrollTo({ top: 0 })
  }, [met])

  const goTo = (wanted: Screen): void => {
    forget()
    void navigate(paths.bookingStep.to(wanted), { state: null })
  }
  const goOn = (): void => {
    if (awaited > 0) {
      pressedEarly.current = screen
      return
    }
    // An address that is still being written is kept first, by its own form and rules
    const open = screen === 'place' ? content.current?.querySelector('form') : undefined
    if (open) {
      setTried(screen)
      leftOpen.current = open
      open.requestSubmit()
      return
    }
    if (isDone(draft, screen) && !isFull) {
      setTried(undefined)
      goTo(screenAfter(screen))
      return
    }
    setTried(screen)
    requestAnimationFrame(() => {
      content.current
        ?.querySelector<HTMLElement>(
          '[aria-invalid="true"], fieldset:has([id$="-error"] span) :is(input, button)',
        )
        ?.focus()
    })
  }
  // Pressed before the step had come: heard as soon as it stands with its first answer
  const hear = useEffectEvent(() => {
    const isMeant = pressedEarly.current === screen
    pressedEarly.current = undefined
    if (isMeant) goOn()
  })
  const isAwaited = awaited > 0
  useEffect(() => {
    if (!isAwaited) hear()
  }, [isAwaited])
  const countAwaited = useCallback((by: 1 | -1) => setAwaited((before) => before + by), [])
  const keep = useMemo(() => {
    const keeper = (step: FilledStep) => (values: StepValues | undefined) => void change(step, values)
    return {
      address: (values: StepValues | undefined) => {
        const next = change('address', values)
        // Next was pressed on this very form: it has nothing more to ask
        if (!leftOpen.current?.isConnected || !isDone(next, 'place')) return
        leftOpen.current = null
        setTried(undefined)
        void navigate(paths.bookingStep.to(screenAfter('place')), { state: null })
      },
      delivery: keeper('delivery'),
      worker: (values: StepValues | undefined) => {
        const next = change('worker', values)
        const { visa } = next.steps
        if (visa !== undefined && !hasPapers(next)) change('visa', halfDone(visa))
      },
      schedule: keeper('schedule'),
      visa: keeper('visa'),
      extras: keeper('extras'),
    }
  }, [change, navigate])

  const customer = session.status === 'signedIn' ? session.customer : undefined
  const totals = price?.totals.map((total, index) => accepted[index] ?? total) ?? []
  // Paid in another window or before this page was left: it is shown, not ordered once more
  const showPaid = (orderId: string): void => void navigate(paths.paymentResult.to(orderId))
  const pay = async (chosenTotals = totals): Promise<void> => {
    if (customer === undefined || price === undefined || quote === undefined) return
    const placed = await place(draft, {
      plan,
      customer,
      termsVersion: quote.termsVersion,
      totals: chosenTotals,
      wallet: price.wallet,
    })
    if (placed?.paidOrderId !== undefined) {
      showPaid(placed.paidOrderId)
      return
    }
    const [orderId] = placed?.ids ?? []
    setOpened(orderId === undefined ? undefined : { what: 'pay', orderId })
  }
  const giveAllBack = async (ids: readonly string[], wanted: Screen): Promise<void> => {
    const { paidOrderId } = await giveBack(client, deviceStore(), ids)
    if (paidOrderId !== undefined) {
      showPaid(paidOrderId)
      return
    }
    // Their workers are free again
    void mutate((key) => Array.isArray(key) && String(key[0]).startsWith('listWorkers'))
    renew()
    goTo(wanted)
  }
  const markGone = (): void => {
    const index = trouble?.kind === 'refused' ? trouble.index : 0
    const worker = workerIds[index]
    if (worker === undefined) return
    setGone((before) => [...before, String(worker)])
    const rest = workerIds.filter((id) => id !== worker)
    change('worker', count > 1 ? undefined : { count: 1, workerIds: rest })
  }

  const today = riyadhDay(now)
  // A day that has passed since it was chosen is said at once, not when going on is tried
  const isTried =
    tried === screen ||
    (screen === 'time' && (isOver(draft, 'schedule', today) || isOver(draft, 'visa', today)))
  // Contract and fee of some recruitment are the government platform's: here it is asked for
  const isElsewhere = service === 'mediation' && plan.paidThrough === 'musaned'
  const due = price?.due
  const isReady = price !== undefined && quote !== undefined && quoteError === undefined
  const payButton = (
    <Button
      size="lg"
      width="full"
      icon={<Icon of={lockIcon} size="md" />}
      loading={busy || (isAsking && !isReady)}
      disabled={quoteError !== undefined}
      onClick={() => setOpened({ what: 'terms' })}
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
    <div className="mx-auto grid w-full max-w-300 gap-x-8 gap-y-6 px-4 pt-6 md:grid-cols-[13rem_minmax(0,1fr)] md:px-6 md:pb-12 lg:grid-cols-[13rem_minmax(0,1fr)_20rem]">
      <StepRail
        label={t('booking.steps')}
        className="md:sticky md:top-24 md:self-start"
        current={screens.indexOf(screen)}
        steps={screens.map((each) => ({
          label: t(
            `booking.screen.${service === 'mediation' && each === 'time' ? 'visa' : service === 'hourly' || each !== 'place' ? each : 'placeAndDelivery'}`,
          ),
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
          {t(`booking.title.${service === 'mediation' && screen === 'time' ? 'visa' : screen}`)}
        </h1>
        <AwaitedSteps value={countAwaited}>
          {screen === 'place' && (
            <>
              <AddressStep draft={draft} tried={isTried} form={addressForm} onChange={keep.address} />
              {stepsOn('place', service).includes('delivery') && (
                <DeliveryStep draft={draft} tried={isTried} onChange={keep.delivery} />
              )}
            </>
          )}
          {screen === 'worker' && (
            <WorkerStep plan={plan} draft={draft} gone={gone} tried={isTried} onChange={keep.worker} />
          )}
          {screen === 'time' && service === 'hourly' && (
            <VisitsStep
              plan={plan}
              draft={draft}
              now={now}
              wished={wished}
              tried={isTried}
              onChange={keep.schedule}
              onFull={setFull}
              onOtherWorker={() => goTo('worker')}
            />
          )}
          {screen === 'time' && (service === 'resident' || service === 'period') && (
            <StartStep
              plan={plan}
              draft={draft}
              now={now}
              tried={isTried}
              onChange={keep.schedule}
              onFull={setFull}
              onOtherWorker={() => goTo('worker')}
            />
          )}
          {screen === 'time' && service === 'mediation' && (
            <VisaStep draft={draft} now={now} tried={isTried} onChange={keep.visa} />
          )}
        </AwaitedSteps>
        {screen === 'review' && price && (
          <>
            {(trouble ?? quoteError) && (
              <TroublePanel
                trouble={trouble ?? { kind: 'refused', error: ensured(quoteError), index: 0, ids: [] }}
                workers={workerIds.map(String)}
                shownTotal={(index) => totals[index]}
                onAcceptTotal={(index, total) => {
                  const next = { ...accepted, [index]: total }
                  void askAgain()
                  setAccepted(next)
                  void pay(totals.map((each, at) => next[at] ?? each))
                }}
                onTryAgain={() => {
                  if (trouble) void askAgain().then(() => pay())
                  else void askAgain()
                }}
                onGoTo={(wanted) => {
                  if (wanted === 'worker') markGone()
                  goTo(wanted)
                }}
                onLeaveToOffice={() => {
                  change('worker', { count: 1, workerIds: [] })
                  forget()
                }}
                onDropVoucher={() => {
                  change('extras', { ...draft.steps.extras, voucherCode: undefined })
                  forget()
                }}
                onWithoutWallet={() => {
                  change('extras', { ...draft.steps.extras, useWallet: false })
                  forget()
                }}
                onGoOn={([orderId]) => {
                  forget()
                  if (orderId !== undefined) setOpened({ what: 'pay', orderId })
                }}
                onStartOver={(ids, wanted) => {
                  markGone()
                  void giveAllBack(ids, wanted)
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
              isTroubled={trouble !== undefined}
              onFull={setFull}
              onGoTo={goTo}
            />
            <Extras plan={plan} draft={draft} price={price} onChange={keep.extras} />
            {session.status === 'signedOut' && (
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
        )}
        <div className="flex flex-wrap items-center gap-3">
          {screen !== 'review' && (
            <Button size="lg" iconEnd={<Icon of={arrowForwardIcon} size="md" />} onClick={goOn}>
              {t('booking.next', {
                step: t(
                  `booking.screen.${service === 'mediation' && screen === 'worker' ? 'visa' : screenAfter(screen)}`,
                ),
              })}
            </Button>
          )}
          {screen !== 'place' && (
            <Button
              variant="quiet"
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
          action={
            screen === 'review' && customer !== undefined && trouble === undefined && !isFull
              ? payButton
              : undefined
          }
        />
      </div>
      {opened?.what === 'terms' && (
        <Agree
          submitting={busy}
          isElsewhere={isElsewhere}
          plan={plan}
          draft={draft}
          now={now}
          onClose={() => setOpened(undefined)}
          onAgree={() => void pay()}
        />
      )}
      {opened?.what === 'pay' && (
        <PayOrder orderId={opened.orderId} onClose={() => setOpened(undefined)} onUnpayable={() => renew()} />
      )}
    </div>
  )
}

function ensured<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError('asked for what is not there')
  return value
}
