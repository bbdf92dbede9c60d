import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Combobox } from './index.ts'
import type { ComboboxProps } from './index.ts'

testComponentContract<ComboboxProps>('Combobox', {
  render: (props) => (
    <Combobox
      label="نص"
      hint="نص"
      placeholder="نص"
      defaultValue="1"
      options={[{ value: '1', label: 'نص' }]}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})
