import { isDone, nextFold } from '@sakina/domain/booking'
import type {
  AddressChoice,
  BookingDraft,
  DeliveryChoice,
  ExtrasChoice,
  Fold,
  Id,
  PaperChoice,
  StartChoice,
  VisitChoice,
  WorkerChoice,
} from '@sakina/domain/booking'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { bookingUrl } from '../../../shared/plans/booking-url.ts'
import { useLocation, useNavigate } from '../../../shared/router/index.ts'
import type { ChangeBooking } from '@sakina/api-client/booking'

type Options = {
  draft: BookingDraft
  open: Fold
  /** As the URL says. */
  wantedFold: string | null
  change: ChangeBooking
  /** The folds that are complete and still cannot be left, because no worker is free. */
  blocked: readonly Fold[]
  onLeave: () => void
}

/** In the navigation state: the page was turned to a plan of the same kind, and goes on where it was. */
const FROM_SIBLING = 'fromSibling'

const CONTROLS = 'a, button, input, select, textarea'

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ??
  ((control instanceof HTMLInputElement && control.labels?.[0]?.textContent) || control.textContent)

/** The control that had the focus when the page was turned to a sibling, by its name. */
let controlLeft: string | undefined

/** What stands in a fold and is wrong, as the eye meets it. */
const FIRST_WRONG =
  '[aria-invalid="true"], fieldset:has([id$="-error"] span) :is(input, button), [data-refusal]'

/** Which fold of the booking is open, as the address says and the answers allow, and the ways from one to another. */
export function useFolds({ draft, open, wantedFold, change, blocked, onLeave }: Options) {
  const navigate = useNavigate()
  const [tried, setTried] = useState<Fold>()
  const [awaited, setAwaited] = useState(0)
  const pressedEarly = useRef<Fold>(undefined)
  const leftOpen = useRef<HTMLFormElement>(null)
  const content = useRef<HTMLElement>(null)

  // A fold that cannot be opened yet is not what the address says either: the last answer before it must not jump there
  useEffect(() => {
    if (wantedFold !== null && wantedFold !== open)
      void navigate(paths.bookingStep.to(open), { replace: true, state: null })
  }, [wantedFold, open, navigate])

  // A fold that opens is read from its heading
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
  // The sibling's page may come late: the reader goes on from the control that was left
  useEffect(() => {
    if (!isFromSibling) return
    const controls = [...(content.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
    const same = controls.find((control) => nameOf(control) === controlLeft) ?? content.current
    same?.focus({ preventScroll: true })
  }, [isFromSibling])

  const goTo = (wanted: Fold): void => {
    onLeave()
    void navigate(paths.bookingStep.to(wanted), { state: null })
  }
  /** The same fold of another plan of the service, where the reader stays. */
  const goToPlan = (planId: Id): void => {
    const address = bookingUrl(draft.service, { serviceId: draft.serviceId, planId })
    void navigate(address + paths.bookingStep.to(open), { replace: true, state: { [FROM_SIBLING]: true } })
  }
  const goOn = (): void => {
    if (awaited > 0) {
      pressedEarly.current = open
      return
    }
    // An address that is still being written is kept first, by its own form and rules
    const form = open === 'where' ? content.current?.querySelector('form') : undefined
    if (form) {
      setTried(open)
      leftOpen.current = form
      form.requestSubmit()
      return
    }
    if (isDone(draft, open) && !blocked.includes(open)) {
      setTried(undefined)
      goTo(nextFold(draft, open))
      return
    }
    setTried(open)
    requestAnimationFrame(() => content.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus())
  }
  // Pressed before the fold had come: heard as soon as it stands with its first answer
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
      start: (start: StartChoice) => void change({ type: 'chooseStart', start }),
      papers: (papers: PaperChoice) => void change({ type: 'fillPapers', papers }),
      workers: (workers: WorkerChoice | undefined) => void change({ type: 'chooseWorkers', workers }),
      address: (address: AddressChoice) => {
        const next = change({ type: 'chooseAddress', address })
        // Going on was pressed on this very form: it has nothing more to ask
        if (!leftOpen.current?.isConnected || !isDone(next, 'where')) return
        leftOpen.current = null
        setTried(undefined)
        void navigate(paths.bookingStep.to(nextFold(next, 'where')), { state: null })
      },
      delivery: (delivery: DeliveryChoice) => void change({ type: 'chooseDelivery', delivery }),
      extras: (extras: ExtrasChoice) => void change({ type: 'addExtras', extras }),
    }),
    [change, navigate],
  )

  return { isTried: tried === open, content, goTo, goToPlan, goOn, keep, countAwaited }
}

export type Keep = ReturnType<typeof useFolds>['keep']
