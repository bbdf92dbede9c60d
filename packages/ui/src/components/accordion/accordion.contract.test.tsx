import { expect, it } from 'vitest'
import { testComponentContract, renderToHtml } from '../../story-kit/contract/index.ts'
import { Accordion } from './index.ts'
import type { AccordionProps } from './index.ts'

testComponentContract<AccordionProps>('Accordion', {
  render: (props) => <Accordion items={[{ value: 'a', title: 'نص', content: 'نص' }]} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { defaultValue: ['a', 'b'] }, says: /opens one part at a time/ }],
})

it('closed items of an Accordion are part of the server-rendered HTML', () => {
  expect(
    renderToHtml('ar', <Accordion items={[{ value: 'a', title: 'سؤال', content: 'جواب' }]} />),
  ).toContain('جواب')
})
