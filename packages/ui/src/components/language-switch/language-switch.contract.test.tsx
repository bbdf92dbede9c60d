import { testComponentContract } from '../../story-kit/contract/index.ts'
import { LanguageSwitch } from './index.ts'
import type { LanguageSwitchProps } from './index.ts'

testComponentContract<LanguageSwitchProps>('LanguageSwitch', {
  render: (props) => <LanguageSwitch to="ar" link={<a href="#ar">نص</a>} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: false,
  errors: [{ props: { link: undefined }, says: /leads nowhere/ }],
})
