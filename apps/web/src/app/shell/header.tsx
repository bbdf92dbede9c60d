import { Sign } from '@sakina/ui/art/brand'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeChoice } from './theme-choice.tsx'

export function Header({ brand }: { brand: string }) {
  const t = useText()
  return (
    <header className="border-b border-border bg-surface">
      <div className="mx-auto flex max-w-content flex-wrap items-center justify-between gap-x-4 px-4 py-2">
        <Link
          to={paths.home.to()}
          aria-label={t('shell.home', { brand })}
          className="inline-flex min-h-touch items-center gap-2 rounded-field text-title font-semibold text-primary"
        >
          <Sign className="size-8" />
          {brand}
        </Link>
        <div className="flex items-center gap-1">
          <ThemeChoice />
          <LanguageSwitch />
        </div>
      </div>
    </header>
  )
}
