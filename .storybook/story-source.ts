import { storyNameFromExport, toId } from 'storybook/internal/csf'

type Samples = Readonly<Record<string, Readonly<Record<'ar' | 'en', string>>>>

const files = import.meta.glob<Samples>(
  ['../packages/ui/src/**/*.stories.tsx', '!../packages/ui/src/**/*.checks.stories.tsx'],
  { query: '?samples', import: 'default' },
)

interface StoryContext {
  readonly id: string
  readonly parameters: Readonly<Record<string, unknown>>
  readonly globals: Readonly<Record<string, unknown>>
}

/** Returns the code beside a story, written from its source in the language of the toolbar. */
export async function storySource(code: string, { id, parameters, globals }: StoryContext): Promise<string> {
  const file = parameters['fileName']
  const path = typeof file === 'string' ? file.slice(file.indexOf('packages/')) : ''
  const samples = await files[`../${path}`]?.()
  const [, own] = Object.entries(samples ?? {}).find(([name]) => isStory(id, name)) ?? []
  return own?.[globals['locale'] === 'en' ? 'en' : 'ar'] ?? code
}

const isStory = (id: string, name: string): boolean =>
  id.split('--')[1] === toId('story', storyNameFromExport(name)).split('--')[1]
