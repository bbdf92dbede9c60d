import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { OfflineNotice } from './index.ts'

const words = textsInToolbarLanguage({
  ar: 'عقودكم وفواتيركم ومواعيد زياراتكم المحمّلة ما زالت معروضة كما كانت عند آخر اتصال',
  en: 'Contracts, invoices and visits that were loaded are still shown as they were when last connected',
})

const meta = {
  title: 'Checks/OfflineNotice',
  component: OfflineNotice,
  tags: ['!autodocs'],
} satisfies Meta<typeof OfflineNotice>

export default meta
type Story = StoryObj<typeof OfflineNotice>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <Grid>
      <MatrixRow name="own words, the kit's words, online">
        <OfflineNotice offline className="w-full max-w-md">
          {words(context)}
        </OfflineNotice>
        <OfflineNotice offline className="w-full max-w-md" />
        <OfflineNotice offline={false} />
      </MatrixRow>
    </Grid>
  ),
}

export const LongText: Story = {
  render: (_, context) => (
    <OfflineNotice offline>
      {words(context)} {words(context)}
    </OfflineNotice>
  ),
  play: expectToFit,
}

export const FollowsTheBrowser: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status', { hidden: true })
    const say = (onLine: boolean): void => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine })
      window.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
    }
    try {
      say(false)
      await waitFor(() => expect(status).not.toBeEmptyDOMElement())
      say(true)
      await waitFor(() => expect(status).toBeEmptyDOMElement())
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
}
