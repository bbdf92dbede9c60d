import type { Visit } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listVisits } from '@sakina/api-client/wire/visits'
import type { Instant } from '@sakina/domain/calendar'
import { isolate } from '@sakina/text'
import { Accordion } from '@sakina/ui/accordion'
import { CalendarVisit } from '@sakina/ui/art/illustrations/calendar-visit'
import { Button } from '@sakina/ui/button'
import { DateText } from '@sakina/ui/date-text'
import { EmptyState } from '@sakina/ui/empty-state'
import { Icon, repeatIcon } from '@sakina/ui/icon'
import { IconButton } from '@sakina/ui/icon-button'
import { Money } from '@sakina/ui/money'
import { useKit } from '@sakina/ui/provider'
import { TimeText } from '@sakina/ui/time-text'
import { VisitRow, VisitRowSkeleton } from '@sakina/ui/visit-row'
import { useState } from 'react'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { toRiyadhMoment } from '../../shared/clock/now.ts'
import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { bookAgainUrl } from '../../shared/plans/booking-url.ts'
import { usePolicies, usePolicyTexts } from '../../shared/policies/use-policies.ts'
import { IncrementalList } from '../../shared/paging/incremental-list.tsx'
import { PopupLink } from '../../shared/popup/popup-link.tsx'
import { useClosePopup } from '../../shared/popup/use-close-popup.ts'
import { Link, useSearchParams } from '../../shared/router/index.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { usePreloadOnIntent } from '../../shared/hydration/preload-on-intent.ts'
import { AddToCalendarButton } from './add-to-calendar-button.tsx'
import { usePolling } from '../../shared/timing/use-polling.ts'
import { isVisitTodayOrUnderWay, splitUpcomingAndPastVisits } from '../../shared/visits/upcoming-visits.ts'
import { VisitQuestion } from '../../shared/visits/visit-question.tsx'
import { VisitDayProgress } from '../../shared/visits/visit-day-progress.tsx'
import { useOrderOfVisit } from '../../shared/visits/use-order-of-visit.ts'
import { useVisitActions } from '../../shared/visits/use-visit-actions.tsx'
import { contractLinkOfVisit } from '../../shared/visits/visit-contract.tsx'
import {
  isMovableVisit,
  isRateableVisit,
  visitKey,
  toVisitsPopupVisit,
} from '../../shared/visits/visit-view.ts'
import { findReasonNotMovable, type ReasonNotMovable } from './reason-not-movable.ts'

const MoveVisit = lazyComponent(() => import('./move-visit.tsx'))
const AnotherTime = lazyComponent(() => import('./another-time.tsx'))
const RateVisit = lazyComponent(() => import('./rate-visit.tsx'))
const RefundVisit = lazyComponent(() => import('./refund-visit.tsx'))

const hasChoice = (visit: Visit): boolean => visit.choice !== null

/** Whether the family can say that nobody came to a visit that was marked. */
const isDisputable = ({ disputableUntil }: Visit): boolean => disputableUntil !== null

/** Whether the family chooses for a failed visit, or nobody has confirmed it. */
const needsAnswer = (visit: Visit): boolean => hasChoice(visit) || visit.confirmation !== null

/**
 * The visit that a query parameter names while `isAllowed`, and its id. The popup keeps its visit, because a
 * changed visit leaves the list before the success message.
 */
function useVisitOfPopup(
  name: string,
  visits: readonly Visit[] | undefined,
  isAllowed: (visit: Visit) => boolean,
): readonly [Visit | undefined, string | null] {
  const [search] = useSearchParams()
  const wanted = search.get(name)
  const [kept, setKept] = useState<Visit>()
  const found = visits?.find((visit) => String(visit.id) === wanted && isAllowed(visit))
  if (found && found.id !== kept?.id) setKept(found)
  // Clears the visit on closing, so that the popup shows current data the next time.
  if (wanted === null && kept) setKept(undefined)
  return [String(kept?.id) === wanted ? kept : undefined, wanted]
}

/** Lists all visits, the next one first, with the available actions. */
export function VisitList() {
  const t = useText()
  const at = useNow()
  const visits = useEndpoint(listVisits, {})
  usePolling(visits.data?.some((visit) => isVisitTodayOrUnderWay(visit, at)) ?? false, () => visits.mutate())
  const closeMove = useClosePopup('move')
  const closeChoice = useClosePopup('choose')
  const closeRefund = useClosePopup('refund')
  const closeRate = useClosePopup('rate')
  usePreloadOnIntent({ move: MoveVisit, choose: AnotherTime, refund: RefundVisit, rate: RateVisit })
  const [moving, wanted] = useVisitOfPopup('move', visits.data, (visit) => isMovableVisit(visit, at))
  const [choosing, choice] = useVisitOfPopup('choose', visits.data, hasChoice)
  const [refunding, refund] = useVisitOfPopup('refund', visits.data, hasChoice)
  const [rating, rated] = useVisitOfPopup('rate', visits.data, (visit) => isRateableVisit(visit, at))
  return (
    <>
      <AsyncView
        answer={visits}
        label={t('visits.loading')}
        failedTitle={t('visits.failed')}
        loading={
          <div className="grid gap-4">
            <VisitRowSkeleton />
            <VisitRowSkeleton />
            <VisitRowSkeleton />
          </div>
        }
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState
            title={t('visits.none')}
            text={t('visits.noneText')}
            illustration={<CalendarVisit />}
            action={
              <Button asChild>
                <Link to={paths.home.to()}>{t('visits.choose')}</Link>
              </Button>
            }
          />
        }
      >
        {(all) => <Lists visits={all} at={at} />}
      </AsyncView>
      {moving && <MoveVisit key={wanted} visit={moving} onClose={closeMove} />}
      {choosing && <AnotherTime key={choice} visit={choosing} onClose={closeChoice} />}
      {refunding && <RefundVisit key={refund} visit={refunding} onClose={closeRefund} />}
      {rating && <RateVisit key={rated} visit={rating} onClose={closeRate} />}
    </>
  )
}

/** Returns the reasons that several of the visits share, each once. */
function findSharedReasons(
  visits: readonly Visit[],
  reasonOf: (visit: Visit) => ReasonNotMovable | undefined,
): ReadonlySet<ReasonNotMovable> {
  const reasons = visits.flatMap((visit) => reasonOf(visit) ?? [])
  return new Set(reasons.filter((reason, place) => reasons.indexOf(reason) !== place))
}

function Lists({ visits, at }: { visits: readonly Visit[]; at: Instant }) {
  const t = useText()
  const texts = usePolicyTexts()
  const whyNotMovable = useNotMovableMessage()
  const reasonNotMovable = useReasonNotMovable()
  const actionsOf = useVisitActions()
  const orderOf = useOrderOfVisit()
  const noteOf = useNoteOfPastVisit()
  const open = visits.filter(needsAnswer)
  const { upcoming, past: over } = splitUpcomingAndPastVisits(visits, at)
  const disputable = over.filter((visit) => !needsAnswer(visit) && isDisputable(visit))
  const past = over.filter((visit) => !needsAnswer(visit) && !isDisputable(visit))
  // A visit of today shows the steps of the driver, so it is a whole ticket like the next one.
  const isTicket = (visit: Visit, index: number) => index === 0 || isVisitTodayOrUnderWay(visit, at)
  const later = upcoming.filter((visit, index) => !isTicket(visit, index))
  // What several rows have in common is said once above them.
  const sharedReasons = findSharedReasons(later, (visit) => reasonNotMovable(visit, at))
  const isSaidAbove = (visit: Visit) => {
    const reason = reasonNotMovable(visit, at)
    return reason !== undefined && sharedReasons.has(reason)
  }
  return (
    <div className="grid gap-8">
      {open.length > 0 && (
        <ul aria-label={t('visits.choice.title')} className="m-0 grid list-none gap-4 p-0">
          {open.map((visit) => (
            <VisitRow
              as="li"
              key={visitKey(visit)}
              level={2}
              visit={{
                ...toVisitsPopupVisit(visit, at),
                ...(visit.confirmation !== null && {
                  state: 'unknown',
                  stateLabel: t('visits.unconfirmed'),
                }),
                note: noteOf(visit),
              }}
              actions={hasChoice(visit) ? <ChoiceActions visit={visit} /> : <VisitQuestion visit={visit} />}
            />
          ))}
        </ul>
      )}
      {upcoming.length === 0 ? (
        <p className="m-0 text-text-muted">{t('visits.noneAhead')}</p>
      ) : (
        <ul aria-label={t('visits.upcoming')} className="m-0 grid list-none gap-6 p-0">
          {upcoming.filter(isTicket).map((visit, index) => (
            <VisitRow
              as="li"
              key={visitKey(visit)}
              level={2}
              visit={{ ...toVisitsPopupVisit(visit, at), whyFixed: whyNotMovable(visit, at) }}
              next={index === 0}
              link={contractLinkOfVisit(visit)}
              further={actionsOf(visit, orderOf(visit), at).filter(({ id }) => id !== 'move')}
              actions={<FullVisitActions visit={visit} at={at} />}
            />
          ))}
          {later.length > 0 && (
            <li className="grid gap-2">
              <h2 className="m-0 text-small font-semibold text-text-muted">{t('visits.later')}</h2>
              {[...sharedReasons].map((reason) => (
                <p key={reason} className="m-0 text-small text-text-muted">
                  {t(`visits.fixedMany.${reason}`, texts)}
                </p>
              ))}
              <IncrementalList label={t('visits.later')} items={later} rows>
                {(visit) => (
                  <VisitRow
                    as="li"
                    compact
                    key={visitKey(visit)}
                    level={3}
                    visit={{
                      ...toVisitsPopupVisit(visit, at),
                      whyFixed: isSaidAbove(visit) ? undefined : whyNotMovable(visit, at),
                    }}
                    link={contractLinkOfVisit(visit)}
                    actions={<VisitRowActions visit={visit} at={at} />}
                  />
                )}
              </IncrementalList>
            </li>
          )}
        </ul>
      )}
      {disputable.length > 0 && (
        <ul aria-label={t('visits.recent')} className="m-0 grid list-none gap-4 p-0">
          {disputable.map((visit) => (
            <VisitRow
              as="li"
              key={visitKey(visit)}
              level={2}
              visit={{ ...toVisitsPopupVisit(visit, at), note: noteOf(visit) }}
              link={contractLinkOfVisit(visit)}
              actions={
                <>
                  <RateAction visit={visit} at={at} />
                  <BookAgain visit={visit} />
                  <VisitQuestion visit={visit} />
                </>
              }
            />
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <Accordion
          level={2}
          items={[
            {
              value: 'past',
              title: t('visits.past', { count: past.length }),
              content: (
                <IncrementalList items={past} rows>
                  {(visit) => (
                    <VisitRow
                      as="li"
                      compact
                      key={visitKey(visit)}
                      level={3}
                      visit={{ ...toVisitsPopupVisit(visit, at), note: noteOf(visit) }}
                      link={contractLinkOfVisit(visit)}
                      actions={
                        <>
                          <RateAction visit={visit} at={at} />
                          <BookAgain compact visit={visit} />
                        </>
                      }
                    />
                  )}
                </IncrementalList>
              ),
            },
          ]}
        />
      )}
    </div>
  )
}

/** Draws what the family can choose for a visit that failed, and until when. */
function ChoiceActions({ visit: { id, choice } }: { visit: Visit }) {
  const t = useText()
  const until = toRiyadhMoment(choice?.until ?? null)
  if (choice === null || until === null || id === null) return null
  return (
    <>
      <p className="m-0 basis-full">
        {t('visits.choice.until')} <DateText value={until.date} form="weekday-short" />{' '}
        <TimeText value={until.time} />. {choice.refund > 0 && t('visits.choice.otherwise')}
      </p>
      <Button size="sm" asChild>
        <PopupLink to={paths.visits.to({ choose: id })}>{t('visits.choice.another')}</PopupLink>
      </Button>
      {choice.refund > 0 && (
        <Button size="sm" variant="secondary" asChild>
          <PopupLink to={paths.visits.to({ refund: id })}>
            <span>
              {t('visits.choice.refund')} <Money halalas={choice.refund} decimals="auto" />
            </span>
          </PopupLink>
        </Button>
      )}
    </>
  )
}

/** Links to the popup that rates a visit, or changes what the family said. */
function RateAction({ visit, at }: { visit: Visit; at: Instant }) {
  const t = useText()
  if (visit.id === null || !isRateableVisit(visit, at)) return null
  return (
    <Button size="sm" variant="secondary" asChild>
      <PopupLink to={paths.visits.to({ rate: visit.id })}>
        {t(visit.rating === null ? 'visits.rate' : 'visits.rate.change')}
        <span className="sr-only"> {visit.name}</span>
      </PopupLink>
    </Button>
  )
}

/** Links to the booking of the same plan, worker, weekday and time, ready to pay; in a row an icon alone. */
function BookAgain({ visit, compact = false }: { visit: Visit; compact?: boolean }) {
  const t = useText()
  const order = useOrderOfVisit()(visit)
  const url = bookAgainUrl(visit, order === undefined ? [] : [order])
  const label = `${t('visits.bookAgain')}: ${visit.name}`
  if (compact) return <IconButton label={label} icon={<Icon of={repeatIcon} />} link={<Link to={url} />} />
  return (
    <Button size="sm" variant="secondary" icon={<Icon of={repeatIcon} />} asChild>
      <Link to={url} aria-label={label}>
        {t('visits.bookAgain')}
      </Link>
    </Button>
  )
}

/** Draws the available actions of the next visit. */
export function FullVisitActions({ visit, at }: { visit: Visit; at: Instant }) {
  const t = useText()
  return (
    <>
      <VisitDayProgress visit={visit} />
      <AddToCalendarButton visit={visit} />
      {visit.id !== null && isMovableVisit(visit, at) && (
        <Button size="sm" variant="quiet" asChild>
          <PopupLink to={paths.visits.to({ move: visit.id })}>{t('visits.move')}</PopupLink>
        </Button>
      )}
    </>
  )
}

/** Draws the available actions of a later visit, in its row. */
export function VisitRowActions({ visit, at }: { visit: Visit; at: Instant }) {
  const t = useText()
  return (
    <>
      {visit.id !== null && isMovableVisit(visit, at) && (
        <Button size="sm" variant="secondary" asChild>
          <PopupLink to={paths.visits.to({ move: visit.id })}>
            {t('visits.move')}
            <span className="sr-only"> {visit.name}</span>
          </PopupLink>
        </Button>
      )}
      <AddToCalendarButton compact visit={visit} />
    </>
  )
}

function useReasonNotMovable() {
  const orderOf = useOrderOfVisit()
  const { policies } = usePolicies()
  return (visit: Visit, now: Instant) =>
    findReasonNotMovable(visit, { now, policies }, orderOf(visit)?.openRequest?.kind)
}

/** Returns a function that gives the line which says why a visit cannot be moved, if it cannot. */
export function useNotMovableMessage() {
  const t = useText()
  const texts = usePolicyTexts()
  const reasonNotMovable = useReasonNotMovable()
  return (visit: Visit, at: Instant) => {
    const reason = reasonNotMovable(visit, at)
    return reason && t(`visits.fixed.${reason}`, texts)
  }
}

/** Returns a function that says why a visit did not take place, what the office noted, or how the family rated it. */
function useNoteOfPastVisit() {
  const t = useText()
  const { format } = useKit()
  return (visit: Visit) => {
    const { fault, isCutShort, remedy, returned, officeNote, rating, worker } = visit
    const other = remedy === 'another_time' ? t('visits.ended.anotherTime') : undefined
    const reason = isCutShort ? t('visits.ended.cutShort') : fault && t(`visits.ended.${fault}`)
    const back = returned
      ? t('visits.ended.returned', { amount: format.amount(returned, 'auto') })
      : undefined
    const gender = worker?.gender ?? 'f'
    const own = rating && [
      t('visits.rated.stars', { stars: format.number(rating.stars) }),
      rating.nextWorker && t(`visits.rated.${rating.nextWorker}`, { gender }),
      rating.note && isolate(rating.note),
    ]
    return [reason, other, back, officeNote, ...(own ?? [])].filter(Boolean).join(' ') || null
  }
}
