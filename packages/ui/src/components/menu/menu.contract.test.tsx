import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Menu } from './index.ts'
import type { MenuProps } from './index.ts'

testComponentContract<MenuProps>('Menu', {
  render: (props) => (
    <Menu trigger={<button type="button">نص</button>} items={[{ label: 'نص' }]} {...props} />
  ),
  needsProvider: true,
})
