import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Stack } from './index.ts'
import type { StackProps } from './index.ts'

testComponentContract<StackProps>('Stack', {
  render: (props) => <Stack {...props}>{'children' in props ? props.children : 'نص'}</Stack>,
  root: { props: { id: 'part', className: 'mt-4' }, expects: 'id="part"' },
  needsProvider: false,
})
