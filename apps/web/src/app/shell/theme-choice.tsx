import { useId } from 'react'

import { useText } from '../../shared/intl/use-text.ts'
import { themes } from '../preferences/preferences.ts'
import { changePreferences, usePreferences } from '../preferences/store.ts'

export function ThemeChoice() {
  const t = useText()
  const id = useId()
  const { theme } = usePreferences()
  return (
    <div className="inline-flex flex-wrap items-center">
      <label htmlFor={id} className="text-small text-text-muted">
        {t('shell.theme')}
      </label>
      <select
        id={id}
        value={theme}
        onChange={({ target }) => {
          const chosen = themes.find((each) => each === target.value)
          if (chosen) changePreferences({ theme: chosen })
        }}
        className="min-h-touch rounded-field border border-transparent bg-transparent px-2 text-text hover:border-border"
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
