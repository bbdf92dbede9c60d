import './host.css'
import '@mantine/core/styles.layer.css'
import { Anchor, Button, List, MantineProvider, TextInput, Title } from '@mantine/core'
import * as OlderDialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'

/** The app before it used the kit: Mantine, plain elements, a dark mode of its own and an older Radix. */
export const HostPart = (): ReactNode => (
  <MantineProvider>
    <section data-part="host">
      <Title order={2}>Orders</Title>
      <h3>Plain heading</h3>
      <p>
        Plain text with <a href="#link">a link</a> and <Anchor href="#anchor">an anchor</Anchor>.
      </p>
      <ul>
        <li>Plain list</li>
      </ul>
      <List>
        <List.Item>Mantine’s list</List.Item>
      </List>
      <TextInput label="Name" placeholder="Noura" />
      <input aria-label="Plain field" />
      <button type="button">Plain button</button>
      <Button>Mantine’s button</Button>
      <p className="note">Dark where the host says so</p>
      <OlderDialog.Root>
        <OlderDialog.Trigger>Open the host’s window</OlderDialog.Trigger>
        <OlderDialog.Portal>
          <OlderDialog.Overlay className="host-overlay" />
          <OlderDialog.Content className="host-window" aria-describedby={undefined}>
            <OlderDialog.Title>The host’s window</OlderDialog.Title>
            <OlderDialog.Close>Close the host’s window</OlderDialog.Close>
          </OlderDialog.Content>
        </OlderDialog.Portal>
      </OlderDialog.Root>
    </section>
  </MantineProvider>
)
