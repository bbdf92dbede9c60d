import type { Meta, StoryObj } from '@storybook/react-vite'
import { createPortal } from 'react-dom'
import { expect, within } from 'storybook/test'
import { ar } from '../strings/ar.ts'
import { conflictingClasses } from './conflicts.ts'
import { clippedElements, expectToFit, overflowingElements } from './fit.ts'
import { findInvisibleText } from './invisible-text.ts'

/** Each story breaks a rule on purpose, and proves that the check of that rule reports it. */
const meta = { title: 'Checks/Story kit', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj

export const FindsTextThatSticksOut: Story = {
  render: () => (
    <div data-testid="narrow" className="w-24">
      <span className="inline-block whitespace-nowrap">تأكيد الطلب والانتقال إلى صفحة الدفع</span>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(overflowingElements(canvas.getByTestId('narrow'))).toHaveLength(1)
  },
}

export const FindsTextThatIsCutOff: Story = {
  render: () => (
    <div data-testid="narrow">
      <p className="m-0 h-6 w-24 overflow-hidden">تأكيد الطلب والانتقال إلى صفحة الدفع</p>
      <p data-scrolls className="m-0 h-6 w-24 overflow-hidden">
        تأكيد الطلب والانتقال إلى صفحة الدفع
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(clippedElements(canvas.getByTestId('narrow'))).toHaveLength(1)
  },
}

export const FindsWhatIsCutOffWhereItScrolls: Story = {
  render: () => (
    <div data-testid="list" data-scrolls className="h-12 w-24 overflow-y-auto">
      <p className="m-0 h-6 overflow-hidden">تأكيد الطلب والانتقال إلى صفحة الدفع</p>
      <button type="button">تأكيد الطلب</button>
      <p className="m-0 w-32">الدفع</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByTestId('list')
    // The long line makes the list scroll sideways too.
    await expect(clippedElements(list)).toEqual([
      expect.stringContaining('cut off: div'),
      expect.stringContaining('cut off: p'),
    ])
    await expect(overflowingElements(list)).toHaveLength(1)
    list.dataset['scrolls'] = 'across'
    await expect(clippedElements(list)).toEqual([expect.stringContaining('cut off: p')])
    await expect(overflowingElements(list)).toEqual([])
  },
}

/** An overlay is measured on a narrow screen, not in the frame of the story. */
export const FindsAWindowThatIsTooWide: Story = {
  render: () =>
    createPortal(
      <section
        role="dialog"
        aria-label={ar.dialog.close}
        className="fixed start-0 top-0 w-120 bg-surface p-4 text-text"
      >
        {ar.dialog.close}
      </section>,
      document.body,
    ),
  play: async ({ canvasElement }) => {
    await expect(expectToFit({ canvasElement })).rejects.toThrow('window on a screen of 320px')
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog')
    dialog.style.maxInlineSize = '100%'
    await expectToFit({ canvasElement })
  },
}

export const FindsTextInTheColourOfItsGround: Story = {
  render: () => (
    <div data-testid="hidden" className="bg-primary">
      <span className="text-on-primary">ظاهر</span>
      <span className="text-primary" id="lost">
        خفي
      </span>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(findInvisibleText(canvas.getByTestId('hidden'))).toHaveLength(1)
    // The conflict is removed, because every story is checked again at its end.
    canvasElement.querySelector('#lost')?.classList.replace('text-primary', 'text-on-primary')
  },
}

/** `p-4` beside `px-2` has a defined order, and a class of the story itself is not a class of the kit. */
export const FindsTwoClassesForOneProperty: Story = {
  render: () => (
    <div data-testid="classes">
      <p id="lost" className="sk:hidden sk:inline-block">
        سكينة
      </p>
      <p className="hidden sk:m-0 sk:block sk:p-4 sk:px-2 sk:md:hidden">سكينة</p>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(conflictingClasses(canvas.getByTestId('classes'))).toEqual([
      'p: sk:hidden against sk:inline-block',
    ])
    // The conflict is removed, because every story is checked again at its end.
    canvasElement.querySelector('#lost')?.classList.remove('sk:hidden')
  },
}

/**
 * Proves that a story has the language and theme of its test project; otherwise all would be the
 * same.
 */
export const RunsInTheLookOfItsProject: Story = {
  tags: ['matrix'],
  render: () => <p className="m-0">سكينة</p>,
  play: async () => {
    const { documentElement } = document
    await expect(documentElement.lang).toBe(import.meta.env['VITE_SB_LOCALE'] ?? documentElement.lang)
    await expect(documentElement.dataset['theme']).toBe(
      import.meta.env['VITE_SB_THEME'] ?? documentElement.dataset['theme'],
    )
  },
}
