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

it('PlanCard says the nationality once if the title has it, and shows the flag only', () => {
  const nationality = { code: 'KE', name: 'كينية' }
  const plan = { total: 115, nationality, job: 'عاملة' }
  const once = renderToHtml('ar', <PlanCard plan={{ ...plan, name: 'باقة، كينية' }} />)
  expect(once.match(/>[^<]*كينية[^<]*</g)).toEqual(['>باقة، كينية<'])
  const listed = renderToHtml('ar', <PlanCard plan={{ ...plan, name: 'باقة' }} />)
  expect(listed).toContain('>كينية<')
})

it('PlanCard shows the category among the facts, not below the picture, and not if the title has it', () => {
  const plan = { name: 'باقة', total: 115, category: 'الأوفر' }
  const pictured = renderToHtml('ar', <PlanCard plan={plan} picture={<svg />} />)
  expect(pictured).toMatch(/<li[^>]*>الأوفر<\/li>/)
  expect(pictured.indexOf('الأوفر')).toBeGreaterThan(pictured.indexOf('باقة<'))
  expect(renderToHtml('ar', <PlanCard plan={{ ...plan, name: 'الباقة الأوفر' }} />)).not.toContain('>الأوفر<')
})
