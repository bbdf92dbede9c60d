import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { LocaleProviders } from '../../testing/locale-providers.tsx'
import { Form } from '../form.tsx'
import { useSakinaForm } from '../use-sakina-form.ts'
import { FileInput, type StoreFileResult } from './file-input.tsx'

afterEach(cleanup)

type Settle = (taken: StoreFileResult) => void

function Attaching({ take }: { take: () => Promise<StoreFileResult> }) {
  const form = useSakinaForm({
    schema: ({ cancellationSchema }) => cancellationSchema,
    initial: { contractId: '1', reason: '', reasonText: '', attachmentUploadId: '' },
    submit: async () => undefined,
  })
  return (
    <Form form={form}>
      <FileInput name="attachmentUploadId" label="picture" kinds="a picture" rule="image" take={take} />
      <output>{String(form.values['attachmentUploadId'])}</output>
    </Form>
  )
}

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const picture = (name: string) => new File([new Uint8Array(png)], name, { type: 'image/png' })

test('a file removed during its upload does not come back', async () => {
  const settle: Settle[] = []
  const { container } = render(
    <LocaleProviders locale="en">
      <Attaching take={() => new Promise((resolve) => settle.push(resolve))} />
    </LocaleProviders>,
  )
  const input = container.querySelector('input[type=file]')
  if (!input) throw new Error('no place for a file')
  fireEvent.change(input, { target: { files: [picture('first.png')] } })
  await waitFor(() => expect(settle).toHaveLength(1))
  expect(screen.getByText('first.png')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /first\.png/ }))
  expect(screen.queryByText('first.png')).toBeNull()
  await act(async () => settle[0]?.({ ok: true, value: 'upload-1' }))
  expect(screen.queryByText('first.png')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})
