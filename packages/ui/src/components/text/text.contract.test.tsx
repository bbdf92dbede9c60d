import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Text } from './index.ts'
import type { TextProps } from './index.ts'

testComponentContract<TextProps>('Text', {
  render: (props) => <Text {...props}>{'children' in props ? props.children : 'نص'}</Text>,
  root: { props: { id: 'part', className: 'mt-4' }, expects: 'id="part"' },
  needsProvider: false,
  errors: [{ props: { asChild: true, children: 'نص' }, says: /exactly one element/ }],
})
