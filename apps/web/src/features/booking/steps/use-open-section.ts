import { bookingSections, isSectionDone, nextIncompleteSection } from '@sakina/domain/booking'
import type {
  AddressChoice,
  BookingDraft,
  DeliveryChoice,
  ExtrasChoice,
  BookingSection,
  Id,
  RecruitmentChoice,
  StartDateChoice,
  VisitChoice,
  WorkerChoice,
} from '@sakina/domain/booking'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { bookingUrl } from '../../../shared/plans/booking-url.ts'
import { useLocation, useNavigate } from '../../../shared/router/index.ts'
import type { BookingDispatch } from '@sakina/api-client/booking'

type Options = {
  draft: BookingDraft
  open: BookingSection
  /** The section named in the URL. */
  wantedFold: string | null
  /** Whether the named section may still open by itself, because an answer is being loaded. */
  isOpening: boolean
  change: BookingDispatch
  /** Complete sections that cannot be left, because no worker is available or comes to the home. */
  blocked: readonly BookingSection[]
  onLeave: () => void
}

/**
 * A flag in the navigation state: the page switched to another plan of the same service and stays in its
 * section.
 */
const FROM_SIBLING = 'fromSibling'

const CONTROLS = 'a, button, input, select, textarea'

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ??
  ((control instanceof HTMLInputElement && control.labels?.[0]?.textContent) || control.textContent)

/** The name of the control that had focus before the switch to another plan. */
let controlLeft: string | undefined

/** A selector for the first error in a section. */
const FIRST_WRONG =
  '[aria-invalid="true"], fieldset:has([id$="-error"] span) :is(input, button), [data-refusal]'

/**
 * Returns which section is open, by the URL and the completed steps, and the functions to move between
 * sections.
 */
export function useOpenSection({ draft, open, wantedFold, isOpening, change, blocked, onLeave }: Options) {
  const navigate = useNavigate()
  const [tried, setTried] = useState<BookingSection>()
  const [awaited, setAwaited] = useState(0)
  const pressedEarly = useRef<BookingSection>(undefined)
  const leftOpen = useRef<HTMLFormElement>(null)
  const content = useRef<HTMLElement>(null)

  // If the URL names a section that is not reachable yet, the URL changes to the open section. Otherwise
  // the page would jump to the named section once the last missing answer is given.
  useEffect(() => {
    if (wantedFold !== null && wantedFold !== open && !isOpening)
      void navigate(paths.bookingStep.to(open), { replace: true, state: null })
  }, [wantedFold, open, isOpening, navigate])

  // Focus moves to the heading of a section that opens.
  const shown = useRef(open)
  useEffect(() => {
    if (shown.current === open) return
    shown.current = open
    content.current?.focus({ preventScroll: true })
    content.current?.scrollIntoView({ block: 'start' })
  }, [open])

  const location: { readonly state: unknown } = useLocation()
  const [isFromSibling] = useState(() => isRecord(location.state) && location.state[FROM_SIBLING] === true)
  useLayoutEffect(
    () => () => {
      const { activeElement } = document
      controlLeft =
        activeElement !== null && content.current?.contains(activeElement) ? nameOf(activeElement) : undefined
    },
    [],
  )
  // The page of the other plan may load late. Focus then returns to the control that was left.
  const [isTurned, setIsTurned] = useState(false)
  useEffect(() => {
    if (!isFromSibling) return undefined
    const controls = [...(content.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
    const same = controls.find((control) => nameOf(control) === controlLeft) ?? content.current
    same?.focus({ preventScroll: true })
    // A live region is announced when it changes, not when it is added.
    const frame = requestAnimationFrame(() => setIsTurned(true))
    return () => cancelAnimationFrame(frame)
  }, [isFromSibling])

  // The payment gives way to the address that no worker of the plan reaches.
  const isStopped = open === 'pay' && blocked.includes('where')
  useEffect(() => {
    if (isStopped) void navigate(paths.bookingStep.to('where'), { replace: true, state: null })
  }, [isStopped, navigate])

  /** The section that Continue opens. */
  const nextSection =
    bookingSections
      .slice(bookingSections.indexOf(open) + 1)
      .find((fold) => fold === nextIncompleteSection(draft, open) || blocked.includes(fold)) ?? 'pay'

  const goTo = (wanted: BookingSection): void => {
    onLeave()
    void navigate(paths.bookingStep.to(wanted), { state: null })
  }
  /** Opens the same section with another plan of the service. */
  const goToPlan = (planId: Id): void => {
    const address = bookingUrl(draft.service, { serviceId: draft.serviceId, planId })
    void navigate(address + paths.bookingStep.to(open), { replace: true, state: { [FROM_SIBLING]: true } })
  }
  const goOn = (): void => {
    if (awaited > 0) {
      pressedEarly.current = open
      return
    }
    // An address form that is open is saved first, with its own validation.
    const form = open === 'where' ? content.current?.querySelector('form') : undefined
    if (form) {
      setTried(open)
      leftOpen.current = form
      form.requestSubmit()
      return
    }
    if (isSectionDone(draft, open) && !blocked.includes(open)) {
      setTried(undefined)
      goTo(nextSection)
      return
    }
    setTried(open)
    requestAnimationFrame(() => content.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus())
  }
  // If Continue was pressed before the section had loaded, it runs once the section has its first values.
  const hear = useEffectEvent(() => {
    const isMeant = pressedEarly.current === open
    pressedEarly.current = undefined
    if (isMeant) goOn()
  })
  const isAwaited = awaited > 0
  useEffect(() => {
    if (!isAwaited) hear()
  }, [isAwaited])
  const countAwaited = useCallback((by: 1 | -1) => setAwaited((before) => before + by), [])

  const keep = useMemo(
    () => ({
      visits: (visits: VisitChoice) => void change({ type: 'chooseVisits', visits }),
      start: (start: StartDateChoice) => void change({ type: 'chooseStart', start }),
      papers: (papers: RecruitmentChoice) => void change({ type: 'fillPapers', papers }),
      workers: (workers: WorkerChoice | undefined) => void change({ type: 'chooseWorkers', workers }),
      address: (address: AddressChoice) => {
        const next = change({ type: 'chooseAddress', address })
        // Continue was pressed while this form was open, so the next section opens.
        if (!leftOpen.current?.isConnected || !isSectionDone(next, 'where')) return
        leftOpen.current = null
        setTried(undefined)
        void navigate(paths.bookingStep.to(nextIncompleteSection(next, 'where')), { state: null })
      },
      delivery: (delivery: DeliveryChoice) => void change({ type: 'chooseDelivery', delivery }),
      extras: (extras: ExtrasChoice) => void change({ type: 'addExtras', extras }),
    }),
    [change, navigate],
  )

  return { isTried: tried === open, isTurned, content, nextSection, goTo, goToPlan, goOn, keep, countAwaited }
}

/** The functions with which the sections of a booking save their steps. */
export type StepSaveHandlers = ReturnType<typeof useOpenSection>['keep']
