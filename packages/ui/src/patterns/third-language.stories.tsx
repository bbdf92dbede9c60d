import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { Alert } from '../components/alert/index.ts'
import { Button } from '../components/button/index.ts'
import { DatePicker } from '../components/date-picker/index.ts'
import { DateText } from '../components/date-text/index.ts'
import { Heading } from '../components/heading/index.ts'
import { Money } from '../components/money/index.ts'
import { Pagination } from '../components/pagination/index.ts'
import { PasswordField } from '../components/password-field/index.ts'
import { Provider } from '../components/provider/index.ts'
import { Stack } from '../components/stack/index.ts'
import { Text } from '../components/text/index.ts'
import { TrackingStepper } from '../components/tracking-stepper/index.ts'
import { ur } from '../strings/ur.ts'

/** A page in Urdu, whatever the toolbar says. The Urdu catalogue of the kit is not reviewed yet. */
const meta = { title: 'Patterns/Third language' } satisfies Meta

export default meta
type Story = StoryObj

const pageLink = (page: number) => <a href={`#${page}`} />

function UrduPage(): ReactNode {
  return (
    <Provider locale="ur" strings={ur} scope="island">
      <Stack gap="xl" style={{ maxInlineSize: '36rem', padding: '1rem' }}>
        <Stack gap="xs">
          <Heading level={1}>آپ کا آرڈر</Heading>
          <Text tone="muted">
            اگلا دورہ <DateText value="2026-11-24" form="weekday" both /> کو ہے۔
          </Text>
          <Text>
            <Money halalas={114950} weight="strong" />
          </Text>
        </Stack>
        <Alert tone="info">ہم دورے سے ایک دن پہلے پیغام بھیجتے ہیں۔</Alert>
        <TrackingStepper
          stages={[
            { code: 'submitted', at: { date: '2026-11-04', time: '10:12' } },
            { code: 'processing', at: { date: '2026-11-05', time: '09:00' } },
            { code: 'on_the_way', at: null },
            { code: 'received', at: null },
          ]}
        />
        <DatePicker label="دن" today="2026-11-21" defaultValue="2026-11-24" />
        <PasswordField label="پاس ورڈ" />
        <Button>ابھی ادا کریں</Button>
        <Pagination page={2} pages={5} link={pageLink} />
      </Stack>
    </Provider>
  )
}

export const Urdu: Story = {
  render: () => <UrduPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const island = canvas.getByRole('heading', { level: 1 }).closest('[lang]')
    await expect(island).toHaveAttribute('lang', 'ur')
    await expect(island).toHaveAttribute('dir', 'rtl')
    await expect(canvasElement).toHaveTextContent('منگل، 24 نومبر 2026')
    await expect(canvas.getByRole('list', { name: ur.trackingStepper.label })).toBeVisible()
    await expect(canvas.getByRole('button', { name: ur.passwordField.show })).toBeVisible()
  },
}
