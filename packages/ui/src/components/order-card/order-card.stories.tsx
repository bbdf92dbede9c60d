import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Portrait } from '../../art/portrait/index.ts'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { framedRows, rowBelow } from '../../story-kit/framed-rows.ts'
import { DateText } from '../date-text/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { TrackingStepper } from '../tracking-stepper/index.ts'
import { OrderCard, OrderCardSkeleton } from './index.ts'
import { orderCardMeta } from './order-card.meta.ts'
import { sampleOrders } from '../../story-kit/order-samples.ts'
import { Stack } from '../stack/index.ts'
import { sampleActions } from '../../story-kit/sample-actions.tsx'

const words = textsInToolbarLanguage({
  ar: {
    cancel: 'إلغاء: SK-7K2M9QXA',
    renew: 'تجديد: SK-7K2M9QXA',
    more: 'إجراءات أخرى: SK-7K2M9QXA',
    stood: 'السعر وقت الطلب',
    pay: 'دفع: SK-7K2M9QXA',
    asked: 'طلبكم على العقد قيد النظر',
  },
  en: {
    cancel: 'Cancel: SK-7K2M9QXA',
    renew: 'Renew: SK-7K2M9QXA',
    more: 'More actions: SK-7K2M9QXA',
    stood: 'Price when you ordered',
    pay: 'Pay: SK-7K2M9QXA',
    asked: 'We’re reviewing your request',
  },
})

const pressed = fn()

const meta = {
  title: 'Components/Domain/OrderCard',
  component: OrderCard,
  parameters: { kit: orderCardMeta },
  args: { order: sampleOrders({ globals: {} }).hourly },
  argTypes: { order: { control: false }, actions: { control: false } },
} satisfies Meta<typeof OrderCard>

export default meta
type Story = StoryObj<typeof OrderCard>

export const Default: Story = {
  render: (args, context) => (
    <OrderCard
      style={{ maxInlineSize: '42rem' }}
      {...args}
      order={sampleOrders(context).hourly}
      actions={[
        ...sampleActions(context, ['renew', 'replace', 'complaint']),
        ...sampleActions(context, ['cancel'], pressed),
      ]}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    pressed.mockClear()
    const { cancel, more, renew } = words({ globals })
    await expect(canvas.getByRole('link', { name: renew })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: cancel })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: more }))
    await userEvent.click(canvas.getByRole('button', { name: cancel }))
    await expect(pressed).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: more })).toHaveFocus()
  },
}

export const Resident: Story = {
  render: (args, context) => (
    <OrderCard
      {...args}
      order={sampleOrders(context).resident}
      actions={sampleActions(context)}
      style={{ maxInlineSize: '42rem' }}
    />
  ),
}

export const MediationWithItsStage: Story = {
  render: (args, context) => (
    <OrderCard
      {...args}
      order={sampleOrders(context).mediation}
      actions={sampleActions(context, ['track', 'cancel'])}
      style={{ maxInlineSize: '42rem' }}
    >
      <TrackingStepper
        variant="compact"
        stages={[
          { code: 'submitted', at: { date: '2026-10-04', time: '10:12' } },
          { code: 'processing', at: { date: '2026-10-06', time: '09:00' } },
          { code: 'visa_started', at: { date: '2026-10-11', time: '09:00' } },
          { code: 'visa_in_progress', at: null },
          { code: 'received', at: null },
        ]}
      />
    </OrderCard>
  ),
}

export const Transferred: Story = {
  render: (args, context) => (
    <OrderCard {...args} order={sampleOrders(context).transferred} style={{ maxInlineSize: '42rem' }} />
  ),
}

/** The office still has to price the package; after that the customer can pay. */
export const SpecialPackage: Story = {
  render: (args, context) => {
    const order = sampleOrders(context).special_packages
    return (
      <Stack gap="lg" style={{ maxInlineSize: '42rem' }}>
        <OrderCard {...args} order={order} actions={sampleActions(context)} />
        <OrderCard
          {...args}
          order={{
            ...order,
            number: 'SK-6B1G4SYF',
            state: 'pending_payment',
            total: 980_000,
            payable: true,
            heldUntil: { date: '2026-11-21', time: '10:15' },
          }}
          actions={sampleActions(context, ['pay', 'replace', 'complaint', 'cancel'])}
        />
      </Stack>
    )
  },
}

/**
 * The customer did not pay in time. The price is no longer guaranteed, so it is labelled as that of
 * the day of the order.
 */
export const PaymentTimeRanOut: Story = {
  render: (args, context) => (
    <OrderCard
      {...args}
      order={{
        ...sampleOrders(context).hourly,
        state: 'expired',
        payable: true,
        outdated: true,
        cancelling: 'free',
      }}
      actions={sampleActions(context, ['pay', 'renew', 'cancel'])}
      style={{ maxInlineSize: '42rem' }}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(words({ globals }).stood)).toBeVisible()
  },
}

/**
 * In a long list an order is a row: its state or price, one action as a button, and a menu with the
 * others.
 */
export const Rows: Story = {
  render: (args, context) => {
    const { hourly, mediation } = sampleOrders(context)
    return (
      <ul style={framedRows}>
        <OrderCard
          {...args}
          as="li"
          order={{
            ...hourly,
            state: 'pending_payment',
            payable: true,
            heldUntil: { date: '2026-11-21', time: '10:15' },
          }}
          row={{
            picture: <Portrait seed={5} gender="female" country="ID" />,
            when: <DateText value="2026-11-27" form="weekday" />,
            link: <a href="#order">…</a>,
          }}
          actions={sampleActions(context, ['renew', 'pay', 'cancel'], pressed)}
        />
        <OrderCard
          {...args}
          as="li"
          style={rowBelow}
          order={{ ...mediation, number: 'SK-6B1G4SYF' }}
          row={{ note: words(context).asked, current: true, link: <a href="#other">…</a> }}
          actions={sampleActions(context, ['track', 'cancel'], pressed)}
        />
      </ul>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    pressed.mockClear()
    const { pay, more, cancel, asked } = words({ globals })
    await expect(canvas.getByText(asked)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: pay }))
    await expect(pressed).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: more }))
    await userEvent.click(canvas.getByRole('button', { name: cancel }))
    await expect(pressed).toHaveBeenCalledTimes(2)
  },
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup style={{ display: 'grid', maxInlineSize: '42rem', gap: '1rem' }}>
      <OrderCardSkeleton />
      <OrderCardSkeleton />
    </SkeletonGroup>
  ),
}
