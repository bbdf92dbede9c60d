import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Table } from './index.ts'
import type { TableProps } from './index.ts'

testComponentContract<TableProps<string>>('Table', {
  render: (props) => (
    <Table
      caption="نص"
      columns={[{ id: 'name', header: 'نص', sortable: true, cell: (row) => row }]}
      rows={['نص']}
      rowKey={(row) => row}
      onSortChange={() => undefined}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [
    { props: { caption: '' }, says: /no accessible name/ },
    { props: { selectedKeys: [] }, says: /no `rowName`/ },
    { props: { onSortChange: undefined }, says: /no `onSortChange`/ },
  ],
})
