import { testComponentContract } from '../../story-kit/contract/index.ts'
import { ThemeSwitch } from './index.ts'
import type { ThemeSwitchProps } from './index.ts'

testComponentContract<ThemeSwitchProps>('ThemeSwitch', {
  render: (props) => <ThemeSwitch value="dark" onValueChange={() => undefined} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})

testComponentContract<ThemeSwitchProps>('ThemeSwitch, segmented', {
  render: (props) => (
    <ThemeSwitch variant="segmented" value="dark" onValueChange={() => undefined} {...props} />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
