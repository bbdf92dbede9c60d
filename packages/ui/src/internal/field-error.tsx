import type { ReactNode } from 'react'
import { Icon } from '../components/icon/icon.tsx'
import { alertCircleIcon } from '../components/icon/generated/icons.ts'

/**
 * The error message below a control that draws its own label. The element is always present, so that a
 * later error is announced.
 */
export function FieldError({ id, error }: { id: string; error: ReactNode }): ReactNode {
  return (
    <div aria-live="polite" id={id} className="sk:text-small sk:text-danger sk:empty:hidden">
      {error && (
        <span className="sk:flex sk:gap-1.5">
          <Icon of={alertCircleIcon} className="sk:mt-[0.25em]" />
          <span>{error}</span>
        </span>
      )}
    </div>
  )
}
