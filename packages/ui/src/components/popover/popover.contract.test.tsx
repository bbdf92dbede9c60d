import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Popover } from './index.ts'
import type { PopoverProps } from './index.ts'

testComponentContract<PopoverProps>('Popover', {
  render: (props) => (
    <Popover label="نص" trigger={<button type="button">نص</button>} {...props}>
      {props.children ?? 'نص'}
    </Popover>
  ),
  needsProvider: true,
  errors: [{ props: { label: '' }, says: /has no accessible name/ }],
})
