import { contract } from '../../story-kit/contract/index.ts'
import { Tooltip } from './index.ts'
import type { TooltipProps } from './index.ts'

contract<TooltipProps>('Tooltip', {
  render: (props) => (
    <Tooltip text="نص" {...props}>
      <button type="button">نص</button>
    </Tooltip>
  ),
  needsProvider: true,
  errors: [{ props: { text: '' }, says: /has no accessible name/ }],
})
