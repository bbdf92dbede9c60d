import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Tooltip } from './index.ts'
import type { TooltipProps } from './index.ts'

testComponentContract<TooltipProps>('Tooltip', {
  render: (props) => (
    <Tooltip text="نص" {...props}>
      <button type="button">نص</button>
    </Tooltip>
  ),
  needsProvider: true,
  errors: [{ props: { text: '' }, says: /has no accessible name/ }],
})
