import { testComponentContract } from '../../story-kit/contract/index.ts'
import { AlertDialog } from './index.ts'
import type { AlertDialogProps } from './index.ts'

testComponentContract<AlertDialogProps>('AlertDialog', {
  render: (props) => (
    <main>
      <AlertDialog
        open
        onOpenChange={() => undefined}
        onConfirm={() => undefined}
        title="نص"
        description="نص"
        confirm="نص"
        {...props}
      />
    </main>
  ),
  needsProvider: true,
  errors: [
    { props: { title: '' }, says: /has no accessible name/ },
    { props: { open: undefined }, says: /can never open/ },
    { props: { confirm: '' }, says: /has no accessible name/ },
  ],
})
