import { testComponentContract } from '../../story-kit/contract/index.ts'
import { NationalityCard } from './index.ts'
import type { NationalityCardProps } from './index.ts'

testComponentContract<NationalityCardProps>('NationalityCard', {
  render: (props) => (
    <NationalityCard
      nationality={{ code: 'PH', name: 'نص', prices: [{ service: 'نص', from: 100, arrivalDays: 3 }] }}
      link={<a href="#x" />}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
