import { memo, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Dialog } from '../../src/components/dialog/index.ts'
import { PlanCard } from '../../src/components/plan-card/index.ts'
import { Provider } from '../../src/components/provider/index.ts'
import { RadioGroup } from '../../src/components/radio-group/index.ts'
import { Tabs } from '../../src/components/tabs/index.ts'
import { dialog, field, money, planCard, priceBreakdown } from '../../src/strings/ar.ts'
import { plansOf, words } from './plans.ts'
import type { YardstickPlan } from './plans.ts'

const strings = { dialog, field, money, planCard, priceBreakdown }
const options = words.times.map((label, at) => ({ value: String(at), label }))
const tabs = words.tabs.map(({ label, text }) => ({ value: label, label, content: <p>{text}</p> }))
const price = {
  lines: [
    { code: 'service', amount: 665_593 },
    { code: 'tax', amount: 99_839 },
  ],
  taxPercent: 15,
} as const
const nationality = { code: 'PH', name: 'الفلبين' }

const Cards = memo(({ plans, onOpen }: { plans: readonly YardstickPlan[]; onOpen: (id: number) => void }) => (
  <ul>
    {plans.map(({ id, name, total }) => (
      <PlanCard
        key={id}
        as="li"
        plan={{ name, total, price, nationality, duration: 30, visits: 8, visitsPerWeek: 2 }}
        order={<button type="button" data-opens onClick={() => onOpen(id)} />}
      />
    ))}
  </ul>
))
Cards.displayName = 'Cards'

function Page(): ReactNode {
  const [plans, setPlans] = useState<readonly YardstickPlan[]>([])
  const [open, setOpen] = useState<number>()
  useEffect(() => {
    window.yardstick = {
      show: (count) => flushSync(() => setPlans(plansOf(count, 0))),
      raise: () => flushSync(() => setPlans(plansOf(plans.length, 5_000))),
      close: () => flushSync(() => setOpen(undefined)),
    }
  }, [plans.length])
  return (
    <Provider locale="ar" strings={strings}>
      <Cards plans={plans} onOpen={setOpen} />
      <Dialog open={open !== undefined} onOpenChange={() => setOpen(undefined)} title={words.title}>
        <RadioGroup label={words.question} options={options} />
        <Tabs label={words.about} items={tabs} />
      </Dialog>
    </Provider>
  )
}

const place = document.querySelector('#root')
if (place) createRoot(place).render(<Page />)
