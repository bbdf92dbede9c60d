import './kit.css'
import './page.css'
import { Dialog } from '@sakina/ui/dialog'
import { fontPreloads } from '@sakina/ui/fonts'
import { PlanCard } from '@sakina/ui/plan-card'
import { Provider } from '@sakina/ui/provider'
import { RadioGroup } from '@sakina/ui/radio-group'
import { dialog, field, money, planCard, priceBreakdown } from '@sakina/ui/strings/ar'
import { Tabs } from '@sakina/ui/tabs'
import { memo, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync, preload } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { dialogText, pageText, benchPlans, priceLines } from './plans.ts'
import type { Plan } from './plans.ts'

const strings = { dialog, field, money, planCard, priceBreakdown }
const options = dialogText.times.map((label, at) => ({ value: String(at), label }))
const tabs = dialogText.tabs.map(({ label, text }) => ({ value: label, label, content: <p>{text}</p> }))
const price = { lines: priceLines, taxPercent: 15 }
const nationality = { code: 'PH', name: 'الفلبين' }

const Cards = memo(function Cards({
  plans,
  onOpen,
}: {
  plans: readonly Plan[]
  onOpen: (id: number) => void
}) {
  return (
    <ul className="cards">
      {plans.map(({ id, name, total }) => (
        <PlanCard
          key={id}
          as="li"
          plan={{ name, total, price, nationality, duration: 30, visits: 8, visitsPerWeek: 2 }}
          order={<button type="button" data-opens onClick={() => onOpen(id)} />}
        />
      ))}
    </ul>
  )
})

function Page(): ReactNode {
  const [plans, setPlans] = useState<readonly Plan[]>([])
  const [open, setOpen] = useState<number>()
  useEffect(() => {
    window.bench = {
      show: (count) => flushSync(() => setPlans(benchPlans(count, 0))),
      raise: () => flushSync(() => setPlans(benchPlans(plans.length, 5_000))),
      close: () => flushSync(() => setOpen(undefined)),
    }
  }, [plans.length])
  return (
    <Provider locale="ar" strings={strings}>
      <h1 className="title">{pageText.title}</h1>
      <p>{pageText.lead}</p>
      <Cards plans={plans} onOpen={setOpen} />
      <Dialog open={open !== undefined} onOpenChange={() => setOpen(undefined)} title={dialogText.title}>
        <RadioGroup label={dialogText.question} options={options} />
        <Tabs label={dialogText.about} items={tabs} />
      </Dialog>
    </Provider>
  )
}

for (const { href, ...font } of fontPreloads()) preload(href, font)

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Page />)
