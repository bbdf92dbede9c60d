import { PREVIEW_INITIALIZED } from 'storybook/internal/core-events'
import type { StoryIndex } from 'storybook/internal/types'
import { addons } from 'storybook/manager-api'
import type { API } from 'storybook/manager-api'
import { withSearchAliases } from './search-aliases.ts'
import { kitTheme } from './kit-theme.ts'

addons.setConfig({ theme: kitTheme('light') })

const isIndex = (value: unknown): value is StoryIndex =>
  typeof value === 'object' && value !== null && 'entries' in value

async function addAliases(api: API): Promise<void> {
  const response = await fetch('index.json')
  const index: unknown = await response.json()
  if (isIndex(index)) await api.setIndex({ ...index, entries: withSearchAliases(index.entries) })
}

// Waits until the manager has loaded its own index, because `addAliases` replaces that index.
addons.register('sakina/aliases', (api) => api.once(PREVIEW_INITIALIZED, () => void addAliases(api)))
