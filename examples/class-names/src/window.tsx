import '@sakina/ui/core.css'
import '@sakina/ui/card.css'
import '@sakina/ui/dialog.css'
import '@sakina/ui/select.css'
import '@sakina/ui/tabs.css'
import { Card } from '@sakina/ui/card'
import { Dialog, useDialog } from '@sakina/ui/dialog'
import { Provider } from '@sakina/ui/provider'
import { Select } from '@sakina/ui/select'
import { en } from '@sakina/ui/strings/en'
import { Tabs } from '@sakina/ui/tabs'
import { createRoot } from 'react-dom/client'

function Page() {
  const details = useDialog<string>()
  return (
    <Card>
      <Tabs label="Contract" items={[{ value: 'one', label: 'One', content: 'One' }]} />
      <Dialog {...details.props} title="Contract">
        <Select label="Reason" options={[{ value: 'late', label: 'Late' }]} />
      </Dialog>
    </Card>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <Provider locale="en" strings={en}>
      <Page />
    </Provider>,
  )
