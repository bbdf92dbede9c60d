import { testComponentContract } from '../../story-kit/contract/index.ts'
import { PersonName } from './index.ts'
import type { PersonNameProps } from './index.ts'

testComponentContract<PersonNameProps>('PersonName', {
  render: (props) => <PersonName name="نص" {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: false,
  errors: [{ props: { name: '' }, says: /no name/ }],
})
