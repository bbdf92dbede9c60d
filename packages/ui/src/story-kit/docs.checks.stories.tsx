import type { Meta, StoryObj } from '@storybook/react-vite'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect } from 'storybook/test'
import { renderStory, storyFileName } from './render-story.tsx'
import type { StoryModule } from './render-story.tsx'
import { isOpenFromStart } from './is-open-from-start.ts'
import { isComponentMeta } from './meta.ts'

type Tagged = StoryModule['default'] & {
  readonly tags?: readonly string[]
  readonly parameters?: { readonly kit?: unknown }
}
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
    .map(([exportName, story]) => ({
      name: `${storyFileName(path)} ${exportName}`,
      exportName,
      file,
      story,
      isFramed: isOpenFromStart({ ...file.default.args, ...story.args }),
    })),
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
    for (const { name, file, story, isFramed } of stories) {
      const root = createRoot(host)
      flushSync(() => root.render(renderStory({ name, file, story }, 'ar')))
      if (!isFramed && document.querySelector('[role$="dialog"]:not([popover])')) windows.push(name)
      root.unmount()
    }
    host.remove()
    await expect(stories.length).toBeGreaterThan(300)
    await expect(windows).toEqual([])
  },
}

/** What opens over a page has no server HTML, so a browser looks for the parts of its anatomy. */
export const AnatomyOfWindows: Story = {
  play: async ({ canvasElement }) => {
    const host = canvasElement.appendChild(document.createElement('div'))
    const pictures = stories.flatMap(({ exportName, isFramed, ...story }) => {
      const kit = story.file.default.parameters?.kit
      const anatomy = isComponentMeta(kit) ? kit.anatomy : undefined
      return isFramed && anatomy?.story === exportName ? [{ ...story, parts: anatomy.parts }] : []
    })
    const missing: string[] = []
    for (const { parts, ...story } of pictures) {
      const root = createRoot(host)
      flushSync(() => root.render(renderStory(story, 'ar')))
      for (const { at } of parts) if (!document.querySelector(at)) missing.push(`${story.name} ${at}`)
      root.unmount()
    }
    host.remove()
    await expect(pictures.length).toBeGreaterThan(3)
    await expect(missing).toEqual([])
  },
}
