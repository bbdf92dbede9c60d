import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { framedRows, rowBelow } from '../../story-kit/framed-rows.ts'
import { contractActionIds, sampleActions } from '../../story-kit/sample-actions.tsx'
import { workerNames } from '../../story-kit/people.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { ContractCard, ContractCardSkeleton } from './index.ts'
import type { ContractCardContract } from './index.ts'
import { contractCardMeta } from './contract-card.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    service: 'خدمة الساعات',
    plan: 'أربع زيارات شهرية',
    worker: workerNames.maricel.ar,
    cancel: 'طلب إلغاء: CT-001042',
    more: 'إجراءات أخرى: CT-001042',
    onArrival: 'يوم الوصول',
  },
  en: {
    service: 'Hourly service',
    plan: 'Four visits a month',
    worker: workerNames.maricel.en,
    cancel: 'Request cancellation: CT-001042',
    more: 'More actions: CT-001042',
    onArrival: 'When your worker arrives',
  },
})
const contractIn = (context: Parameters<typeof words>[0]): ContractCardContract => ({
  number: 'CT-001042',
  service: words(context).service,
  plan: words(context).plan,
  state: 'running',
  stateLabel: '',
  start: '2026-11-03',
  end: '2027-01-31',
  workers: [words(context).worker],
  total: 36_000,
  visits: { done: 3, count: 12 },
  period: 'morning',
  daysLeft: 71,
  openRequest: null,
})

const pressed = fn()

const meta = {
  title: 'Components/Domain/ContractCard',
  component: ContractCard,
  parameters: { kit: contractCardMeta },
  args: { contract: contractIn({ globals: {} }) },
  argTypes: { contract: { control: false }, actions: { control: false } },
} satisfies Meta<typeof ContractCard>

export default meta
type Story = StoryObj<typeof ContractCard>

export const Default: Story = {
  render: (args, context) => (
    <ContractCard
      style={{ maxInlineSize: '42rem' }}
      {...args}
      contract={contractIn(context)}
      actions={sampleActions(context, contractActionIds, pressed)}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    pressed.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: words({ globals }).cancel }))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

/** A request is open, so no other request can be made. */
export const UnderReview: Story = {
  render: (_, context) => (
    <ContractCard
      contract={{ ...contractIn(context), state: 'on_hold', openRequest: 'cancellation' }}
      actions={sampleActions(context, ['view'])}
      style={{ maxInlineSize: '42rem' }}
    />
  ),
}

export const EndingSoon: Story = {
  render: (args, context) => (
    <ContractCard
      {...args}
      contract={{ ...contractIn(context), state: 'expiring', daysLeft: 9 }}
      actions={sampleActions(context, contractActionIds)}
      style={{ maxInlineSize: '42rem' }}
    />
  ),
}

/** A suspended contract shows the day it resumes, and can be resumed earlier. */
export const Suspended: Story = {
  render: (_, context) => (
    <ContractCard
      contract={{ ...contractIn(context), state: 'suspended', resumesOn: '2026-12-20' }}
      actions={sampleActions(context, ['view', 'resume', 'requestCancellation'])}
      style={{ maxInlineSize: '42rem' }}
    />
  ),
}

/** A pause that is still ahead changes nothing until its first day, and can be called off. */
export const PauseAhead: Story = {
  render: (_, context) => (
    <ContractCard
      contract={{ ...contractIn(context), pausesOn: '2026-12-06', resumesOn: '2026-12-20' }}
      actions={sampleActions(context, ['view', 'resume', 'requestCancellation'])}
      style={{ maxInlineSize: '42rem' }}
    />
  ),
}

/** A contract in default names the unpaid invoice and links to its payment. */
export const InDefault: Story = {
  render: (_, context) => (
    <ContractCard
      contract={{
        ...contractIn(context),
        state: 'defaulted',
        overdue: { invoice: 'INV-000012', due: 20_000 },
      }}
      actions={sampleActions(context, ['pay', 'view'])}
      style={{ maxInlineSize: '42rem' }}
    />
  ),
}

/**
 * The worker is still being recruited. The contract begins when she arrives, on a day that is not
 * known yet.
 */
export const AwaitsArrival: Story = {
  render: (args, context) => (
    <ContractCard
      {...args}
      contract={{
        ...contractIn(context),
        start: null,
        end: null,
        visits: null,
        period: null,
        awaitsArrival: true,
      }}
      actions={sampleActions(context, contractActionIds)}
      style={{ maxInlineSize: '42rem' }}
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words({ globals }).onArrival)).toBeVisible()
  },
}

/** Unknown facts are replaced by placeholder text and are never empty. */
export const LittleKnown: Story = {
  render: (args, context) => (
    <ContractCard
      {...args}
      contract={{
        number: 'CT-000007',
        service: null,
        plan: null,
        state: 'unknown',
        stateLabel: '',
        start: null,
        end: null,
        workers: [],
        total: null,
        visits: null,
        period: null,
        daysLeft: null,
        openRequest: null,
      }}
      actions={sampleActions(context, contractActionIds)}
      style={{ maxInlineSize: '42rem' }}
    />
  ),
}

/**
 * In a long list a contract is a row: its state, what is new, one action as a button, and a menu
 * with the others.
 */
export const Rows: Story = {
  render: (_, context) => (
    <ul style={framedRows}>
      <ContractCard
        as="li"
        contract={{ ...contractIn(context), state: 'suspended', resumesOn: '2026-12-20' }}
        row={{ when: words(context).worker, link: <a href="#contract">…</a> }}
        actions={sampleActions(context, contractActionIds, pressed)}
      />
      <ContractCard
        as="li"
        contract={{
          ...contractIn(context),
          number: 'CT-001043',
          state: 'defaulted',
          overdue: { invoice: 'INV-000012', due: 20_000 },
        }}
        style={rowBelow}
        row={{ current: true, link: <a href="#other">…</a> }}
        actions={sampleActions(context, ['pay', 'view'])}
      />
    </ul>
  ),
  play: async ({ canvas, globals }) => {
    pressed.mockClear()
    const { cancel, more } = words({ globals })
    await userEvent.click(canvas.getByRole('button', { name: more }))
    await userEvent.click(canvas.getByRole('button', { name: cancel }))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup style={{ display: 'grid', maxInlineSize: '42rem', gap: '1rem' }}>
      <ContractCardSkeleton />
      <ContractCardSkeleton />
    </SkeletonGroup>
  ),
}
