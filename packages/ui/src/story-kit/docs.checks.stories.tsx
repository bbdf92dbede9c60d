import type { Meta, StoryObj } from '@storybook/react-vite'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect } from 'storybook/test'
import { renderStory, storyFileName } from './drawn.tsx'
import type { StoryModule } from './drawn.tsx'
import { isOpenFromStart } from './is-open-from-start.ts'

type Tagged = StoryModule['default'] & { readonly tags?: readonly string[] }
type StoryFile = { readonly default: Tagged } & Readonly<Record<string, Tagged>>

const files = import.meta.glob<StoryFile>(['../**/*.stories.tsx', '!../**/*.checks.stories.tsx'], {
  eager: true,
})
const stories = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(file)
    .filter(
      ([name, story]) =>
        name !== 'default' && ![...(file.default.tags ?? []), ...(story.tags ?? [])].includes('!autodocs'),
    )
    .map(([name, story]) => ({ name: `${storyFileName(path)} ${name}`, file, story })),
)

const meta = {
  title: 'Checks/Docs',
  tags: ['!autodocs'],
  render: () => <div data-testid="place" />,
} satisfies Meta

export default meta
type Story = StoryObj

/** On a docs page, an open window would hide the whole text and lock scrolling. */
export const NoWindowStandsOverAPage: Story = {
  play: async ({ canvasElement }) => {
    const host = canvasElement.appendChild(document.createElement('div'))
    const windows: string[] = []
    for (const { name, file, story } of stories) {
      const root = createRoot(host)
      flushSync(() => root.render(renderStory({ name, file, story }, 'ar')))
      const isFramed = isOpenFromStart({ ...file.default.args, ...story.args })
      if (!isFramed && document.querySelector('[role$="dialog"]:not([popover])')) windows.push(name)
      root.unmount()
    }
    host.remove()
    await expect(stories.length).toBeGreaterThan(300)
    await expect(windows).toEqual([])
  },
}
