import { PREVIEW_INITIALIZED } from 'storybook/internal/core-events'
import type { StoryIndex } from 'storybook/internal/types'
import { addons } from 'storybook/manager-api'
import type { API } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { withAliases } from './aliases.ts'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Sakina UI',
    colorPrimary: '#0b5345',
    colorSecondary: '#0b5345',
    appBg: '#fbf8f3',
  }),
})

const isIndex = (value: unknown): value is StoryIndex =>
  typeof value === 'object' && value !== null && 'entries' in value

async function addAliases(api: API): Promise<void> {
  const response = await fetch('index.json')
  const index: unknown = await response.json()
  if (isIndex(index)) await api.setIndex({ ...index, entries: withAliases(index.entries) })
}

// By then the manager has an index of its own, which this one takes the place of
addons.register('sakina/aliases', (api) => api.once(PREVIEW_INITIALIZED, () => void addAliases(api)))
