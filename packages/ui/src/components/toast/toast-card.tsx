'use client'
import { cva } from 'class-variance-authority'
import { useEffect } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { alertCircleIcon, checkIcon, closeIcon, infoIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'
import { timeOf } from './queue.ts'
import type { Toast } from './queue.ts'

const sign = cva(
  'mt-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-full forced:border forced:border-[CanvasText]',
  {
    variants: {
      tone: {
        success: 'bg-success-soft text-on-success-soft',
        info: 'bg-info-soft text-on-info-soft',
        error: 'bg-danger-soft text-on-danger-soft',
      },
    },
  },
)
const icons = { success: checkIcon, info: infoIcon, error: alertCircleIcon }

const inside =
  'inline-flex min-h-touch min-w-touch shrink-0 cursor-pointer items-center justify-center rounded-small text-on-inverse focus-visible:outline-on-inverse'

export interface ToastCardProps {
  toast: Toast
  paused: boolean
  /** Keep it stable: the time starts anew with another. */
  onClose: (id: number) => void
}

export function ToastCard({ toast, paused, onClose }: ToastCardProps): ReactNode {
  const { strings } = useKit('ToastProvider')
  const { id, tone, text, action } = toast
  const time = timeOf(toast)
  useEffect(() => {
    if (time === undefined || paused) return undefined
    // After a pause the whole time again: whoever looked away may start reading anew
    const timer = setTimeout(() => onClose(id), time)
    return () => clearTimeout(timer)
  }, [id, time, paused, onClose])
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose(id)
  }
  return (
    <li
      data-toast={tone}
      className="pointer-events-auto flex min-w-0 items-start gap-3 rounded-card bg-inverse py-2 ps-4 pe-2 text-on-inverse shadow-raised wrap-anywhere motion-safe:sk-rise forced:border"
    >
      <span className="flex min-h-touch min-w-0 flex-1 items-start gap-3 py-1.5">
        <span className={sign({ tone })}>
          <Icon of={icons[tone]} size="sm" />
        </span>
        <span className="min-w-0">
          <span className="sr-only">{strings.toast[tone]}: </span>
          {text}
        </span>
      </span>
      {action && (
        <button
          type="button"
          className={`${inside} px-2 font-semibold underline`}
          onKeyDown={escape}
          onClick={() => {
            action.onPress()
            onClose(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={`${strings.toast.close}: ${text}`}
        className={inside}
        onKeyDown={escape}
        onClick={() => onClose(id)}
      >
        <Icon of={closeIcon} size="md" />
      </button>
    </li>
  )
}
