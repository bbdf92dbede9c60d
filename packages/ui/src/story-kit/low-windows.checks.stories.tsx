import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRoot } from 'react-dom/client'
import { expect, waitFor } from 'storybook/test'
import { ar } from '../strings/ar.ts'
import { renderStory, storyFileName } from './render-story.tsx'
import type { StoryModule } from './render-story.tsx'
import { unreachableControls } from './reachable.ts'

const files = import.meta.glob<StoryModule>('../components/{*-popup,dialog,alert-dialog}/*.stories.tsx', {
  eager: true,
})
const stories = Object.entries(files).flatMap(([path, file]) => {
  // Most stories of a dialog show only the button that opens it. Its Matrix story shows it open.
  const story = file.Matrix ?? (path.includes('-popup/') ? file.Default : undefined)
  return story ? [{ name: storyFileName(path), file, story }] : []
})

const screens = {
  narrow: { name: '320 × 400', styles: { width: '320px', height: '400px' }, type: 'mobile' },
  wide: { name: '844 × 390', styles: { width: '844px', height: '390px' }, type: 'mobile' },
} as const

/**
 * On a phone in landscape or a page at 400 %, each control in every popup can be scrolled into view,
 * nothing covers the focused one, and nothing scrolls sideways.
 */
const meta = {
  title: 'Checks/Low windows',
  tags: ['!autodocs'],
  parameters: { viewport: { options: screens } },
  render: () => <div data-testid="place" />,
  play: async ({ canvasElement, globals, parameters }) => {
    const shown = stories.filter(({ name }) => name.includes('.checks.') === (parameters['of'] === 'checks'))
    const locale = globals['locale'] === 'en' ? 'en' : 'ar'
    const host = canvasElement.appendChild(document.createElement('div'))
    const found: string[] = []
    for (const story of shown) {
      const root = createRoot(host)
      root.render(renderStory(story, locale))
      const dialog = await waitFor(() => {
        const opened = document.querySelector<HTMLElement>('[role$="dialog"]')
        // Some stories open their popup by a button.
        if (!opened) host.querySelector('button')?.click()
        if (!opened) throw new Error(`${story.name} opens nothing`)
        return opened
      })
      // The window handles presses one render after it appears.
      await waitFor(() => expect(getComputedStyle(dialog).pointerEvents).toBe('auto'))
      for (const problem of unreachableControls(dialog)) found.push(`${story.name}: ${problem}`)
      root.unmount()
    }
    host.remove()
    await expect(innerHeight).toBeLessThanOrEqual(400)
    await expect(shown.length).toBeGreaterThan(20)
    await expect(found).toEqual([])
  },
} satisfies Meta

export default meta
type Story = StoryObj

const narrow = { globals: { viewport: { value: 'narrow' } } }
const wide = { globals: { viewport: { value: 'wide' } } }

export const Narrow: Story = narrow

export const NarrowWithFailures: Story = { ...narrow, parameters: { of: 'checks' } }

export const Wide: Story = wide

export const WideWithFailures: Story = { ...wide, parameters: { of: 'checks' } }

/** Proves that the check finds covered controls. */
export const FindsWhatIsCovered: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <div data-testid="covered" style={{ position: 'fixed', inset: 0, inlineSize: 300, overflow: 'auto' }}>
      <button type="button" style={{ display: 'block', inlineSize: 400, blockSize: 40 }}>
        {ar.dialog.close}
      </button>
      <button type="button" style={{ position: 'fixed', insetBlockStart: 200, blockSize: 40 }}>
        {ar.dialog.close}
      </button>
      <div className="bg-surface" style={{ position: 'fixed', inset: '150px 0 0' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(unreachableControls(canvas.getByTestId('covered'))).toEqual([
      expect.stringMatching(/^scrolls sideways/),
      expect.stringMatching(/^focused, yet not in sight/),
    ])
  },
}
