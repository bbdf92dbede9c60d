import type { ReactNode } from 'react'
import { textSteps } from '../../packages/ui/src/tokens/index.ts'

const looks = {
  caption: 'text-caption',
  small: 'text-small',
  body: 'text-body',
  lead: 'text-lead',
  title: 'text-title',
  heading: 'text-heading',
  display: 'text-display',
} as const

/** Both scripts side by side, as they stand on a page. */
export function TypeScale(): ReactNode {
  return (
    <div className="sb-unstyled grid gap-4">
      {textSteps.map((step) => (
        <div key={step} className="grid gap-3 border-b border-border pb-4 sm:grid-cols-[6rem_1fr_1fr]">
          <code>{step}</code>
          <span lang="ar" dir="rtl" className={`text-text ${looks[step]}`}>
            بيتٌ مطمئن، وعاملةٌ تثق بها
          </span>
          <span lang="en" dir="ltr" className={`text-text ${looks[step]}`}>
            A calm home, a worker you trust
          </span>
        </div>
      ))}
    </div>
  )
}
