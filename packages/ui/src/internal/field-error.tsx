import type { ReactNode } from 'react'
import { Icon } from '../components/icon/icon.tsx'
import { alertCircleIcon } from '../components/icon/generated/icons.ts'

/** The message under a control that draws its own label. Always there, so that one arriving later is announced. */
export function FieldError({ id, error }: { id: string; error: ReactNode }): ReactNode {
  return (
    <div aria-live="polite" id={id} className="text-small text-danger empty:hidden">
      {error && (
        <span className="flex gap-1.5">
          <Icon of={alertCircleIcon} className="mt-[0.25em]" />
          <span>{error}</span>
        </span>
      )}
    </div>
  )
}
