import { expect, it } from 'vitest'
import { testComponentContract, renderToHtml } from '../../story-kit/contract/index.ts'
import { Tabs } from './index.ts'
import type { TabsProps } from './index.ts'

const items = [{ value: '1', label: 'نص', content: 'نص' }]

testComponentContract<TabsProps>('Tabs', {
  render: (props) => <Tabs label="نص" items={items} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [
    { props: { label: '' }, says: /no accessible name/ },
    { props: { items: undefined }, says: /shows no panel/ },
  ],
})

// https://github.com/radix-ui/primitives/issues/3830
it('Tabs use the direction of the Provider instead of the default of Radix', () => {
  expect(renderToHtml('ar', <Tabs label="نص" items={items} />)).toContain('dir="rtl"')
  expect(renderToHtml('en', <Tabs label="x" items={items} />)).toContain('dir="ltr"')
})
