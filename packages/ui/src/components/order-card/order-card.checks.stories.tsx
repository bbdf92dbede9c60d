import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow, bothLanguages, expectToFit } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { OrderCard, OrderCardSkeleton } from './index.ts'
import type { OrderCardActions } from './index.ts'
import { sampleOrders } from '../../story-kit/order-samples.ts'

const words = bothLanguages({
  ar: {
    more: /^إجراءات أخرى/,
    after: 'بعدها',
    long: 'باقة خاصة بعاملتين منزليتين مقيمتين تتحدثان العربية والإنجليزية لرعاية الأطفال وكبار السن',
  },
  en: {
    more: /^More actions/,
    after: 'After',
    long: 'A personalised package of two live-in workers who speak Arabic and English for children and elders',
  },
})

const all: OrderCardActions = {
  renew: { link: <a href="#renew" /> },
  stop: { link: <a href="#stop" /> },
  replace: { link: <a href="#replace" /> },
  complaint: { link: <a href="#complaint" /> },
  cancel: { link: <a href="#cancel" /> },
  track: { link: <a href="#track" /> },
}
const states = ['draft', 'pending_payment', 'paid', 'processing', 'cancelled', 'expired', 'unknown'] as const

const meta = {
  title: 'Checks/OrderCard',
  component: OrderCard,
  tags: ['!autodocs'],
  args: { order: sampleOrders({ globals: {} }).hourly, actions: all },
} satisfies Meta<typeof OrderCard>

export default meta
type Story = StoryObj<typeof OrderCard>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ actions }, context) => {
    const { hourly, ...others } = sampleOrders(context)
    return (
      <Grid>
        <MatrixRow name="variants">
          {[hourly, ...Object.values(others)].map((order) => (
            <OrderCard key={order.number} {...{ order, actions }} className="w-full max-w-lg" />
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
        <MatrixRow name="to pay, loading">
          <OrderCard
            order={{
              ...hourly,
              state: 'pending_payment',
              cancelling: 'free',
              heldUntil: { date: '2026-11-21', time: '10:15' },
            }}
            actions={{ ...actions, pay: { link: <a href="#pay" /> } }}
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

/** Exactly the documented acts of each service, whatever it is given. */
export const DocumentedActs: Story = {
  render: ({ actions }, context) => (
    <div className="grid gap-4">
      {Object.values(sampleOrders(context)).map((order) => (
        <OrderCard key={order.number} as="article" {...{ order, actions }} />
      ))}
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const { more } = words({ globals })
    const counts: number[] = []
    for (const each of within(canvasElement).getAllByRole('article')) {
      const card = within(each)
      const button = card.queryByRole('button', { name: more })
      const shown = card.queryAllByRole('link').length
      if (button) await userEvent.click(button)
      await expect(shown).toBe(button ? 1 : 0)
      counts.push(card.queryAllByRole('link').length)
      await userEvent.keyboard('{Escape}')
    }
    await expect(counts).toEqual([4, 5, 2, 0, 4])
  },
}

/** The further acts by keyboard: opened, gone through, left by Escape and by Tab. */
export const FurtherActsByKeyboard: Story = {
  render: ({ actions }, context) => (
    <>
      <OrderCard order={sampleOrders(context).hourly} actions={actions} />
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
  render: ({ actions }, context) => {
    const { long } = words(context)
    return (
      <OrderCard
        actions={{ ...actions, pay: { link: <a href="#pay" /> } }}
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
