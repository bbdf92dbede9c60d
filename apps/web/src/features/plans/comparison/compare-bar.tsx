import { Button } from '@sakina/ui/button'
import type { ComponentProps } from 'react'

import { useText } from '../../../shared/intl/use-text.ts'

type Props = {
  count: number
  /** How many plans are chosen, in words. */
  text: string
  openButton: Omit<ComponentProps<typeof Button>, 'children'>
  onClear: () => void
}

/** A bar that stays visible while plans are selected for comparison. A single plan cannot be compared. */
export function CompareBar({ count, text, openButton, onClear }: Props) {
  const t = useText()
  return (
    <section
      data-covers-foot
      aria-label={t('plans.compare.label')}
      className="sticky bottom-[calc(1rem+var(--visit-bar))] z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-border bg-raised p-3 shadow-raised sm:px-5 print:hidden"
    >
      <p className="m-0 min-w-0 flex-1 basis-40 font-semibold">{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={count < 2} {...openButton}>
          {t('plans.compare.open')}
        </Button>
        <Button variant="quiet" onClick={onClear}>
          {t('plans.compare.clear')}
        </Button>
      </div>
    </section>
  )
}
