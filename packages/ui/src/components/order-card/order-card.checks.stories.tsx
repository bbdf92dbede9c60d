import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { OrderCard, OrderCardSkeleton } from './index.ts'
import type { OrderCardVariant } from './index.ts'
import { sampleOrders } from '../../story-kit/order-samples.ts'
import { sampleActions } from '../../story-kit/sample-actions.tsx'
import type { SampleActionId } from '../../story-kit/sample-actions.tsx'

const words = textsInToolbarLanguage({
  ar: {
    more: /^إجراءات أخرى/,
    after: 'بعدها',
    gift: 'الإهداء',
    long: 'باقة خاصة بعاملتين منزليتين مقيمتين تتحدثان العربية والإنجليزية لرعاية الأطفال وكبار السن',
  },
  en: {
    more: /^More actions/,
    after: 'After',
    gift: 'Give it to somebody',
    long: 'A personalised package of two live-in workers who speak Arabic and English for children and elders',
  },
})

const fewerActs: Readonly<Partial<Record<OrderCardVariant, readonly SampleActionId[]>>> = {
  mediation: ['track', 'cancel'],
  transferred: [],
}
const contractStates = ['running', 'defaulted', 'on_hold', 'pending_swap', 'suspended', 'finished'] as const
const states = ['draft', 'pending_payment', 'paid', 'processing', 'cancelled', 'expired', 'unknown'] as const

const meta = {
  title: 'Checks/OrderCard',
  component: OrderCard,
  tags: ['!autodocs'],
  args: { order: sampleOrders({ globals: {} }).hourly },
} satisfies Meta<typeof OrderCard>

export default meta
type Story = StoryObj<typeof OrderCard>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { hourly, ...others } = sampleOrders(context)
    return (
      <Grid>
        <MatrixRow name="variants">
          {[hourly, ...Object.values(others)].map((order) => (
            <OrderCard
              key={order.number}
              order={order}
              actions={sampleActions(context, fewerActs[order.variant])}
              className="w-full max-w-lg"
            />
          ))}
        </MatrixRow>
        <MatrixRow name="states">
          {states.map((state) => (
            <OrderCard
              key={state}
              order={{ ...hourly, state, stateLabel: hourly.title, cancelling: 'no', period: null }}
              className="w-72"
            />
          ))}
        </MatrixRow>
        <MatrixRow name="the state of the contract">
          {contractStates.map((state) => (
            <OrderCard
              key={state}
              order={{ ...hourly, state: 'active', contract: { state } }}
              className="w-72"
            />
          ))}
        </MatrixRow>
        <MatrixRow name="to pay, loading">
          <OrderCard
            order={{
              ...hourly,
              state: 'pending_payment',
              cancelling: 'free',
              payable: true,
              heldUntil: { date: '2026-11-21', time: '10:15' },
            }}
            actions={sampleActions(context, ['renew', 'pay', 'cancel'])}
            className="w-full max-w-lg"
          />
          <SkeletonGroup className="w-72">
            <OrderCardSkeleton />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

/**
 * The card keeps the order of the given actions. The primary one is the button, wherever it is in the list.
 */
export const ActsOfTheCaller: Story = {
  render: (_, context) => (
    <OrderCard
      order={sampleOrders(context).transferred}
      actions={[
        { id: 'gift', label: words(context).gift, link: <a href="#gift" /> },
        ...sampleActions(context, ['cancel', 'pay', 'renew']),
      ]}
    />
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const { more } = words({ globals })
    const hrefs = (): (string | null)[] =>
      [...canvasElement.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    await expect(hrefs()).toEqual(['#pay'])
    await userEvent.click(canvas.getByRole('button', { name: more }))
    await expect(hrefs()).toEqual(['#pay', '#gift', '#cancel', '#renew'])
  },
}

/** The menu of further actions by keyboard: it is opened, walked through, and left by Escape and by Tab. */
export const FurtherActsByKeyboard: Story = {
  render: (_, context) => (
    <>
      <OrderCard order={sampleOrders(context).hourly} actions={sampleActions(context)} />
      <button type="button">{words(context).after}</button>
    </>
  ),
  play: async ({ canvas, globals }) => {
    const { more, after } = words({ globals })
    const button = canvas.getByRole('button', { name: more })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(within(canvas.getByRole('group', { name: more })).getAllByRole('link')[0]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(canvas.queryByRole('group', { name: more })).toBeNull()
    await userEvent.keyboard('{Enter}')
    for (let at = 0; at < 4; at += 1) await userEvent.tab()
    await expect(canvas.getByRole('button', { name: after })).toHaveFocus()
    await expect(canvas.queryByRole('group', { name: more })).toBeNull()
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long } = words(context)
    return (
      <OrderCard
        actions={sampleActions(context, ['pay', 'renew'])}
        order={{
          ...sampleOrders(context).special_packages,
          title: long,
          number: 'SK-7K2M9QXA'.repeat(5),
          total: 123_456_789,
          variant: 'special_packages',
          job: long,
          nationality: long,
          workers: 3,
          duration: long,
        }}
      />
    )
  },
  play: expectToFit,
}
