import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Alert } from './index.ts'
import type { AlertProps } from './index.ts'

testComponentContract<AlertProps>('Alert', {
  render: (props) => (
    <Alert title="نص" onDismiss={() => undefined} {...props}>
      نص
    </Alert>
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
