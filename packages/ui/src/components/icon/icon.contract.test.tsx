import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Icon, clockIcon } from './index.ts'
import type { IconProps } from './index.ts'

testComponentContract<IconProps>('Icon', {
  render: (props) => <Icon of={clockIcon} {...props} />,
  root: { props: { className: 'mt-4', label: 'نص' }, expects: 'aria-label="نص"' },
  needsProvider: false,
})
