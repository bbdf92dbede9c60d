'use client'
import { useCallback, useMemo, useReducer, useRef } from 'react'
import type { ReactNode } from 'react'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { useKit } from '../provider/context.ts'
import { ToastContext } from './context.ts'
import type { ToastApi, ToastOptions } from './context.ts'
import { reduceToasts, visibleToasts } from './queue.ts'
import type { ToastTone } from './queue.ts'
import { ToastCard } from './toast-card.tsx'
import { registerLiveRegion } from '../../internal/live-regions.ts'
import { useTimerPause } from '../../internal/use-timer-pause.ts'

export interface ToastProviderProps {
  children: ReactNode
}

/**
 * Renders the toasts of `useToast`. Put it once inside the Provider. Toasts are announced without taking
 * focus.
 */
export function ToastProvider({ children }: ToastProviderProps): ReactNode {
  const { strings } = useKit('ToastProvider')
  const [queue, dispatch] = useReducer(reduceToasts, [])
  const last = useRef(0)
  const cameFrom = useRef<Element | null>(null)
  const region = useRef<HTMLElement>(null)
  const { paused, props } = useTimerPause()

  const api = useMemo((): ToastApi => {
    const say =
      (tone: ToastTone) =>
      (text: string, { action, duration }: ToastOptions = {}) => {
        const id = ++last.current
        dispatch({ show: { id, tone, text, action, duration } })
        return () => dispatch({ close: id })
      }
    const [success, info, warning, error] = [say('success'), say('info'), say('warning'), say('error')]
    return {
      success,
      info,
      warning,
      error,
      promise: (promise, texts) => {
        const done = info(texts.loading, { duration: Infinity })
        void promise.finally(done).then(
          (value) => success(texts.success(value)),
          (reason: unknown) => error(texts.error(reason)),
        )
      },
    }
  }, [])
  const close = useCallback((id: number): void => {
    // A toast that disappears must not take focus with it.
    if (region.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus()
    dispatch({ close: id })
  }, [])

  const seen = visibleToasts(queue)
  return (
    <ToastContext value={api}>
      {children}
      {/* Both are live regions, which Radix and the kit keep exposed while a dialog hides the page. */}
      <div ref={registerLiveRegion} role="status" aria-live="polite" className="sk:sr-only">
        {seen.map(({ id, tone, text, action }) => (
          <p key={id}>
            {strings.toast[tone]}:{' '}
            {action
              ? fillPlaceholders(strings.toast.withButton, {
                  text: text.replace(/[.۔]$/, ''),
                  button: action.label,
                })
              : text}
          </p>
        ))}
      </div>
      <section
        ref={region}
        aria-label={strings.toast.region}
        aria-live="off"
        data-toasts
        className="sk:pointer-events-none sk:fixed sk:inset-x-4 sk:bottom-[max(1rem,env(safe-area-inset-bottom))] sk:z-toast sk:sm:start-auto sk:sm:w-96 sk:print:hidden"
      >
        <div
          {...props}
          ref={registerLiveRegion}
          onFocus={(event) => {
            props.onFocus()
            if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
          }}
        >
          <ol className="sk:m-0 sk:grid sk:list-none sk:gap-2 sk:p-0">
            {seen.map((toast) => (
              <ToastCard key={toast.id} toast={toast} paused={paused} onClose={close} />
            ))}
          </ol>
        </div>
      </section>
    </ToastContext>
  )
}
