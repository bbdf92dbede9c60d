import '@sakina/ui/core.css'
import '@sakina/ui/badge.css'
import '@sakina/ui/button.css'
import '@sakina/ui/card.css'
import '@sakina/ui/checkbox.css'
import '@sakina/ui/dialog.css'
import '@sakina/ui/select.css'
import '@sakina/ui/text-field.css'
import { Badge } from '@sakina/ui/badge'
import { Button } from '@sakina/ui/button'
import { Card, CardTitle } from '@sakina/ui/card'
import { Checkbox } from '@sakina/ui/checkbox'
import { Dialog } from '@sakina/ui/dialog'
import { Provider } from '@sakina/ui/provider'
import { Select } from '@sakina/ui/select'
import { en } from '@sakina/ui/strings/en'
import { TextField } from '@sakina/ui/text-field'
import type { ReactNode } from 'react'

/** The first components of the kit in an app with another library. */
export const KitPart = (): ReactNode => (
  <Provider locale="en" strings={en}>
    <section data-part="kit">
      <Card>
        <CardTitle level={2}>Contract</CardTitle>
        <Badge>Active</Badge>
        <TextField label="Name" defaultValue="Noura" />
        <Select label="Reason" defaultValue="late" options={[{ value: 'late', label: 'Late' }]} />
        <Checkbox label="Agreed" defaultChecked />
        <Button>Book</Button>
        <Dialog trigger={<Button variant="secondary">Open the kit’s window</Button>} title="The kit’s window">
          Two windows of two libraries.
        </Dialog>
      </Card>
    </section>
  </Provider>
)
