import { Lockup } from '@sakina/ui/art/brand'

import { LanguageSwitch } from './language-switch.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** The header of a page without account and navigation. */
export const PlainHeader = ({ brand }: { brand: string }) => (
  <header className="border-b border-border bg-surface">
    <div className="mx-auto flex min-h-16 max-w-content flex-wrap items-center justify-between gap-x-3 px-4">
      <Lockup
        name={brand}
        className="inline-flex items-center gap-2 text-title font-semibold text-primary [&>svg]:size-8"
      />
      <div className="flex items-center gap-1">
        <ThemeChoice />
        <LanguageSwitch />
      </div>
    </div>
  </header>
)
