import { testComponentContract } from '../../story-kit/contract/index.ts'
import { FileDrop } from './index.ts'
import type { FileDropProps } from './index.ts'

testComponentContract<FileDropProps>('FileDrop', {
  render: (props) => (
    <FileDrop
      label="نص"
      hint="نص"
      maxBytes={1024}
      onAdd={() => undefined}
      items={[{ id: '1', name: 'نص', size: 10 }]}
      onRemove={() => undefined}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})
