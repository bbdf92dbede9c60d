import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Breadcrumbs } from './index.ts'
import type { BreadcrumbsProps } from './index.ts'

testComponentContract<BreadcrumbsProps>('Breadcrumbs', {
  render: (props) => (
    <Breadcrumbs items={[{ label: 'نص', link: <a href="#home">نص</a> }, { label: 'نص آخر' }]} {...props} />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [
    { props: { items: [{ label: 'أ' }, { label: 'ب' }] }, says: /want a `link`/ },
    { props: { items: [{ label: 'أ', link: <a href="#home">أ</a> }] }, says: /the page itself, has none/ },
  ],
})
