import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRoot } from 'react-dom/client'
import { expect, waitFor } from 'storybook/test'
import { renderStory, storyFileName } from './render-story.tsx'
import type { StoryModule } from './render-story.tsx'
import { movingElements } from './moving-elements.ts'
import { emulateTouchScreen, smallTouchTargets } from './small-touch-targets.ts'

const files = import.meta.glob<StoryModule>('../components/*/*.checks.stories.tsx', { eager: true })
const stories = Object.entries(files).flatMap(([path, file]) =>
  file.Matrix
    ? [{ name: storyFileName(path).replace('.checks.stories.tsx', ''), file, story: file.Matrix }]
    : [],
)

/** The rules that hold for every component, checked on its matrix of variants and states. */
const meta = {
  title: 'Checks/Promises',
  tags: ['!autodocs'],
  render: () => <div data-testid="place" />,
} satisfies Meta

export default meta
type Story = StoryObj

const throughAll =
  (look: (page: HTMLElement, name: string) => string[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const { body } = canvasElement.ownerDocument
    const host = canvasElement.appendChild(document.createElement('div'))
    const found: string[] = []
    for (const story of stories) {
      const root = createRoot(host)
      root.render(renderStory(story, 'ar'))
      await waitFor(() => {
        if (!host.firstElementChild && !body.querySelector('[role$="dialog"]'))
          throw new Error(`${story.name} shows nothing`)
      })
      for (const problem of new Set(look(body, story.name))) found.push(`${story.name}: ${problem}`)
      root.unmount()
    }
    host.remove()
    await expect(stories.length).toBeGreaterThan(100)
    await expect(found).toEqual([])
  }

// Components that belong in running text; their matrices show them on their own.
const ofRunningText = ['link', 'phone']

/** Touch targets have 44 px, except links in running text. */
export const NothingIsTooSmallToTouch: Story = {
  name: 'Nothing is too small to touch @access:touch-and-motion',
  play: async (context) => {
    const heedMouse = emulateTouchScreen()
    try {
      await throughAll((page, name) => (ofRunningText.includes(name) ? [] : smallTouchTargets(page)))(context)
    } finally {
      heedMouse()
    }
  },
}

/** Tests the setting of the toolbar. That of the system has the same rules (`motion.css`). */
export const ReducedMotionStopsEverything: Story = {
  name: 'Reduced motion stops everything @access:touch-and-motion',
  play: async (context) => {
    const { documentElement } = document
    const before = documentElement.dataset['motion']
    documentElement.dataset['motion'] = 'reduce'
    try {
      await throughAll((page) => movingElements(page))(context)
    } finally {
      if (before === undefined) delete documentElement.dataset['motion']
      else documentElement.dataset['motion'] = before
    }
  },
}

/**
 * Proves that the checks of this file report a target that is too small and an element that moves.
 */
export const FindsWhatIsSmallAndWhatMoves: Story = {
  render: () => (
    <div data-testid="wrong">
      <button type="button" className="size-6" aria-label="1" />
      <button type="button" className="size-touch" aria-label="2" />
      <p className="m-0">
        3 <a href="#3">4</a>
      </p>
      <span className="transition-opacity">5</span>
    </div>
  ),
  play: async ({ canvas }) => {
    const wrong = canvas.getByTestId('wrong')
    await expect(smallTouchTargets(wrong)).toEqual(['button "1" 24 × 24'])
    await expect(movingElements(wrong)).toEqual([expect.stringContaining('span.transition-opacity')])
  },
}
