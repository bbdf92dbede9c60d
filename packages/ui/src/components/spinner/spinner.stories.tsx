import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Spinner } from './index.ts'
import { spinnerMeta } from './spinner.meta.ts'

const words = textsInToolbarLanguage({
  ar: { loading: 'جارٍ التحميل', bank: 'ننتظر رد البنك، والصفحة تبقى مفتوحة' },
  en: { loading: 'Loading', bank: 'Waiting for the bank, please keep this page open' },
})

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: { kit: spinnerMeta },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof Spinner>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const status = within(canvasElement).getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent(words({ globals }).loading))
  },
}

export const SaysWhatItWaitsFor: Story = {
  args: { labelled: true },
  render: (args, context) => <Spinner {...args} label={words(context).bank} />,
}
