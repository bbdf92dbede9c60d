import { halfDone } from '@sakina/domain/draft'
import type { BookingDraft, FilledStep, StepValues } from '@sakina/domain/draft'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useNavigate, useSearchParams } from '../../../shared/router/index.ts'
import type { ChangeStep } from '../draft/use-draft.ts'
import { isDone, screenAfter, screenToShow, type Screen } from './screens.ts'
import { hasPapers } from './step-values.ts'

type Given = {
  draft: BookingDraft
  /** Nothing was chosen for this plan before: the place of another one is shown, and can be put right. */
  isNew: boolean
  change: ChangeStep
  /** One of the dates chosen has become full: there is no going on with it. */
  isFull: boolean
  onLeave: () => void
}

/** What stands on a screen and is wrong, as the eye meets it. */
const FIRST_WRONG =
  '[aria-invalid="true"], fieldset:has([id$="-error"] span) :is(input, button), [data-hindrance]'

/** Which screen of the booking is shown, as the address says and the answers allow, and the ways from one to another. */
export function useScreens({ draft, isNew, change, isFull, onLeave }: Given) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const addressed = search.get('step')
  // Where a visitor comes in is decided once: answers given for him must not move him on
  const [entry] = useState(() => screenToShow(draft, isNew ? 'place' : null))
  const screen = screenToShow(draft, addressed ?? entry)
  const [tried, setTried] = useState<Screen>()
  const [awaited, setAwaited] = useState(0)
  const pressedEarly = useRef<Screen>(undefined)
  const leftOpen = useRef<HTMLFormElement>(null)
  const content = useRef<HTMLDivElement>(null)

  // A step that cannot be opened yet is not what the address says either: the last answer before it must not jump there
  useEffect(() => {
    if (addressed !== null && addressed !== screen)
      void navigate(paths.bookingStep.to(screen), { replace: true, state: null })
  }, [addressed, screen, navigate])

  // A new screen begins at its top, and is read from its heading
  const shownScreen = useRef(screen)
  useEffect(() => {
    if (shownScreen.current === screen) return
    shownScreen.current = screen
    content.current?.focus()
    window.scrollTo({ top: 0 })
  }, [screen])

  const goTo = (wanted: Screen): void => {
    onLeave()
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
    requestAnimationFrame(() => content.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus())
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

  return { screen, isTried: tried === screen, content, goTo, goOn, keep, countAwaited }
}

export type Keep = ReturnType<typeof useScreens>['keep']
