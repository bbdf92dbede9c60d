import { expect, it } from 'vitest'
import { renderToHtml, testComponentContract } from '../../story-kit/contract/index.ts'
import { PlanCard } from './index.ts'
import type { PlanCardProps } from './index.ts'

testComponentContract<PlanCardProps>('PlanCard', {
  render: (props) => (
    <PlanCard
      plan={{ name: 'نص', total: 115, price: { lines: [{ code: 'service', amount: 115 }] } }}
      order={<a href="#x" />}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})

it('PlanCard shows the hours of a single visit in place of the given duration, and that duration for several visits', () => {
  const plan = { name: 'نص', total: 115, visitHours: 4, durationLabel: 'المدة' }
  const single = renderToHtml('ar', <PlanCard plan={{ ...plan, visits: 1 }} />)
  expect(single).toContain('4 ساعات')
  expect(single).not.toContain('>المدة</li>')
  const several = renderToHtml('ar', <PlanCard plan={{ ...plan, visits: 8 }} />)
  expect(several).not.toContain('4 ساعات')
  expect(several).toContain('>المدة</li>')
})
