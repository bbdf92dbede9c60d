import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Button } from './index.ts'
import type { ButtonProps } from './index.ts'

testComponentContract<ButtonProps>('Button', {
  render: (props) => <Button {...props}>{'children' in props ? props.children : 'نص'}</Button>,
  root: { props: { id: 'pay', className: 'mt-4' }, expects: 'id="pay"' },
  needsProvider: false,
  errors: [
    { props: { children: '' }, says: /has no text/ },
    { props: { asChild: true, children: 'نص' }, says: /exactly one element/ },
  ],
})
