import { testComponentContract } from '../../story-kit/contract/index.ts'
import { WorkerCard } from './index.ts'
import type { WorkerCardProps } from './index.ts'

testComponentContract<WorkerCardProps>('WorkerCard', {
  render: (props) => (
    <WorkerCard
      worker={{
        name: 'نص',
        nationality: { name: 'نص', code: 'KE' },
        age: 29,
        skills: [{ name: 'نص', level: 'نص' }],
        experience: 'نص',
        location: 'نص',
      }}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
