import { examples } from '@sakina/api-client/wire/examples'
import { fillDomGaps } from '@sakina/ui/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { PictureInput } from './picture-input.tsx'
import { usePictures } from './use-pictures.tsx'

beforeAll(fillDomGaps)
afterEach(cleanup)

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const picture = (name: string, bytes = png) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png', lastModified: 1 })

function Chooser({ onCollected }: { onCollected: (ids: unknown) => void }) {
  const pictures = usePictures()
  return (
    <>
      <PictureInput pictures={pictures} disabled={false} />
      <button type="button" onClick={() => void pictures.collect().then(onCollected)}>
        collect
      </button>
    </>
  )
}

function choose(answers: readonly (() => Response)[], ...files: readonly File[]) {
  const left = [...answers]
  const collected: unknown[] = []
  const { container } = render(
    <PageProviders locale="ar" fetch={() => Promise.resolve(left.shift()?.() ?? Response.error())}>
      <Chooser onCollected={(ids) => collected.push(ids)} />
    </PageProviders>,
  )
  const input = container.querySelector('input[type=file]')
  if (input) fireEvent.change(input, { target: { files } })
  return {
    collected: async (times: number) => {
      fireEvent.click(screen.getByText('collect'))
      await waitFor(() => expect(collected).toHaveLength(times))
      return collected.at(-1)
    },
  }
}

const stored = (id: string) => () =>
  Response.json(
    { success: true, result: { ...Object(examples.createUpload.answer).result, id } },
    { status: 201 },
  )
const refused = () => Response.json({ success: false, code: 'too_many_files', message: '' }, { status: 409 })
const again = messageText('ar', 'complaints.pictures.again')

test('a picture whose upload failed is uploaded again by its button, and the others are kept', async () => {
  const { collected } = choose([stored('u1'), refused, stored('u2')], picture('a.png'), picture('b.png'))
  fireEvent.click(await screen.findByRole('button', { name: again }))
  expect(await collected(1)).toEqual(['u1', 'u2'])
  expect(screen.queryByRole('button', { name: again })).toBeNull()
})

test('a message waits while one of its pictures has not arrived, until the picture is removed', async () => {
  const { collected } = choose([refused, stored('u2')], picture('a.png'), picture('b.png'))
  await screen.findByRole('button', { name: again })
  expect(await collected(1)).toBeUndefined()
  fireEvent.click(screen.getByRole('button', { name: /a\.png/ }))
  expect(await collected(2)).toEqual(['u2'])
})

test('a file that is no picture is refused before it is sent', async () => {
  choose([stored('u1')], picture('a.png', [0x25, 0x50, 0x44, 0x46, 0x2d]))
  expect(await screen.findByText(messageText('ar', 'validation.file.imageOnly'))).toBeTruthy()
})
