import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Icon, closeIcon } from '../icon/index.ts'
import { IconButton } from './index.ts'
import type { IconButtonProps } from './index.ts'

testComponentContract<IconButtonProps>('IconButton', {
  render: (props) => <IconButton label="نص" icon={<Icon of={closeIcon} />} {...props} />,
  root: { props: { className: 'mt-4', id: 'close' }, expects: 'id="close"' },
  needsProvider: false,
  errors: [
    { props: { label: ' ' }, says: /has no accessible name/ },
    { props: { variant: 'primary', pressed: true }, says: /only when quiet or secondary/ },
  ],
})
