import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Heading } from './index.ts'
import type { HeadingProps } from './index.ts'

testComponentContract<HeadingProps>('Heading', {
  render: (props) => <Heading {...props}>{'children' in props ? props.children : 'نص'}</Heading>,
  root: { props: { id: 'part', className: 'mt-4' }, expects: 'id="part"' },
  needsProvider: false,
})
