import { testComponentContract } from '../../story-kit/contract/index.ts'
import { ProgressBar } from './index.ts'
import type { ProgressBarProps } from './index.ts'

testComponentContract<ProgressBarProps>('ProgressBar', {
  render: (props) => <ProgressBar label="نص" value={40} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [
    { props: { label: '' }, says: /no accessible name/ },
    { props: { value: 140 }, says: /from 0 to 100/ },
  ],
})
