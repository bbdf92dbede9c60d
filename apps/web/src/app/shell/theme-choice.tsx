import { contrastIcon, Icon, moonIcon, sunIcon, sunMoonIcon } from '@sakina/ui/icon'
import { useId } from 'react'

import { useText } from '../../shared/intl/use-text.ts'
import { themes } from '../preferences/preferences.ts'
import { changePreferences, usePreferences } from '../preferences/store.ts'

const icons = { system: sunMoonIcon, light: sunIcon, dark: moonIcon, contrast: contrastIcon }

/** The choice of the theme: an icon over a select in the bar, a readable label and select in the menu. */
export function ThemeChoice({ compact = false }: { compact?: boolean }) {
  const t = useText()
  const id = useId()
  const { theme } = usePreferences()
  return (
    <div
      className={
        compact
          ? 'relative inline-flex size-touch items-center justify-center rounded-field text-[1.25rem] hover:bg-subtle has-focus-visible:outline-2 has-focus-visible:outline-focus'
          : 'inline-flex flex-wrap items-center'
      }
    >
      <label htmlFor={id} className={compact ? 'sr-only' : 'text-small text-text-muted'}>
        {t('shell.theme')}
      </label>
      {compact && <Icon of={icons[theme]} />}
      <select
        id={id}
        value={theme}
        onChange={({ target }) => {
          const chosen = themes.find((each) => each === target.value)
          if (chosen) changePreferences({ theme: chosen })
        }}
        className={
          compact
            ? 'absolute inset-0 size-full cursor-pointer opacity-0'
            : 'min-h-touch rounded-field border border-transparent bg-transparent px-2 text-text hover:border-border'
        }
      >
        {themes.map((each) => (
          <option key={each} value={each} className="bg-surface text-text">
            {t(`shell.theme.${each}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
