'use client'
import { cva } from 'class-variance-authority'
import { useEffect } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import {
  alertCircleIcon,
  alertTriangleIcon,
  checkIcon,
  closeIcon,
  infoIcon,
} from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'
import { toastDuration } from './queue.ts'
import type { Toast } from './queue.ts'

const sign = cva(
  'sk:my-2 sk:inline-flex sk:size-7 sk:shrink-0 sk:items-center sk:justify-center sk:rounded-full sk:forced:border sk:forced:border-[CanvasText]',
  {
    variants: {
      tone: {
        success: 'sk:bg-success-soft sk:text-on-success-soft',
        info: 'sk:bg-info-soft sk:text-on-info-soft',
        warning: 'sk:bg-warning-soft sk:text-on-warning-soft',
        error: 'sk:bg-danger-soft sk:text-on-danger-soft',
      },
    },
  },
)
const icons = { success: checkIcon, info: infoIcon, warning: alertTriangleIcon, error: alertCircleIcon }

const inside =
  'sk:inline-flex sk:min-h-touch sk:min-w-touch sk:shrink-0 sk:cursor-pointer sk:items-center sk:justify-center sk:rounded-small sk:text-on-inverse sk:focus-visible:outline-on-inverse'

export interface ToastCardProps {
  toast: Toast
  paused: boolean
  /** Pass the same function on every render, because a new one restarts the time. */
  onClose: (id: number) => void
}

export function ToastCard({ toast, paused, onClose }: ToastCardProps): ReactNode {
  const { strings } = useKit('ToastProvider')
  const { id, tone, text, action } = toast
  const time = toastDuration(toast)
  useEffect(() => {
    if (time === undefined || paused) return undefined
    // After a pause the full time starts again, since a reader who looked away may start over.
    const timer = setTimeout(() => onClose(id), time)
    return () => clearTimeout(timer)
  }, [id, time, paused, onClose])
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose(id)
  }
  return (
    <li
      data-toast={tone}
      className="sk:pointer-events-auto sk:flex sk:min-w-0 sk:items-start sk:gap-1 sk:rounded-card sk:bg-inverse sk:py-2 sk:ps-4 sk:pe-2 sk:text-on-inverse sk:shadow-raised sk:wrap-anywhere sk:motion-safe:sk-rise sk:forced:border"
    >
      <span className={`${sign({ tone })} sk:me-2`}>
        <Icon of={icons[tone]} size="sm" />
      </span>
      {/* Beside a text of one line the action stays on it; below a longer one it has its own line. */}
      <span className="sk:flex sk:min-w-0 sk:flex-1 sk:flex-wrap sk:items-center sk:gap-x-3">
        <span className="sk:min-w-0 sk:flex-auto sk:py-2">
          <span className="sk:sr-only">{strings.toast[tone]}: </span>
          {text}
        </span>
        {action && (
          <button
            type="button"
            className={`${inside} sk:font-semibold sk:underline`}
            onKeyDown={escape}
            onClick={() => {
              action.onPress()
              onClose(id)
            }}
          >
            {action.label}
          </button>
        )}
      </span>
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
