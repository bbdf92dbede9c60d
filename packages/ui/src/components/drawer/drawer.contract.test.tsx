import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Drawer } from './index.ts'
import type { DrawerProps } from './index.ts'

testComponentContract<DrawerProps>('Drawer', {
  render: (props) => (
    <main>
      <Drawer open onOpenChange={() => undefined} title="نص" {...props}>
        نص
      </Drawer>
    </main>
  ),
  needsProvider: true,
  errors: [
    { props: { title: '' }, says: /has no accessible name/ },
    { props: { open: undefined }, says: /can never open/ },
  ],
})
