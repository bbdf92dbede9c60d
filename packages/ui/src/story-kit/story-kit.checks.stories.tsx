import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clipped, overflowing } from './fit.ts'
import { invisibleText } from './visible.ts'

/** The measuring helpers find what they are for: a check that cannot fail would prove nothing. */
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
    await expect(overflowing(canvas.getByTestId('narrow'))).toHaveLength(1)
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
    await expect(clipped(canvas.getByTestId('narrow'))).toHaveLength(1)
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
    await expect(invisibleText(canvas.getByTestId('hidden'))).toHaveLength(1)
    // repaired, because every story is checked the same way when it ends
    canvasElement.querySelector('#lost')?.classList.replace('text-primary', 'text-on-primary')
  },
}

/** Guards the four looks: were a project's language and theme not applied, all four would test the same page. */
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
