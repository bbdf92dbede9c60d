import { testComponentContract } from '../../story-kit/contract/index.ts'
import { OfflineNotice } from './index.ts'
import type { OfflineNoticeProps } from './index.ts'

testComponentContract<OfflineNoticeProps>('OfflineNotice', {
  render: (props) => <OfflineNotice offline {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
