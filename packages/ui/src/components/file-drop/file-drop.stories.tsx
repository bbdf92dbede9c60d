import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { fileDropMeta } from './file-drop.meta.ts'
import { FileDrop } from './index.ts'
import type { FileDropItem, FileDropProps } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    passport: 'صورة الجواز',
    hint: 'الصفحة التي فيها الصورة، بلا انعكاس ضوء',
    kinds: 'صورة أو PDF',
    proof: 'صور تدعم الشكوى',
    file: 'جواز السفر.png',
    remove: /إزالة/,
    wrong: /غير مقبول/,
    big: /أكبر من/,
    failed: 'انقطع الاتصال. نرجو المحاولة من جديد.',
  },
  en: {
    passport: 'Photo of the passport',
    hint: 'The page with the photo, without glare',
    kinds: 'A photo or PDF',
    proof: 'Photos that support the complaint',
    file: 'passport.png',
    remove: /Remove/,
    wrong: /not accepted/,
    big: /larger than/,
    failed: 'The connection was lost. Try again.',
  },
})

const meta = {
  title: 'Components/Inputs/FileDrop',
  component: FileDrop,
  parameters: { kit: fileDropMeta },
  args: {
    label: '',
    items: [],
    onAdd: () => undefined,
    maxBytes: 5 * 1024 * 1024,
    accept: ['image/*', 'application/pdf'],
  },
  argTypes: { label: { control: false }, items: { control: false } },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof FileDrop>

function StatefulFileDrop({
  first = [],
  ...props
}: FileDropProps & { first?: readonly FileDropItem[] }): ReactNode {
  const [items, setItems] = useState<readonly FileDropItem[]>(first)
  return (
    <div style={{ maxInlineSize: '28rem' }}>
      <FileDrop
        {...props}
        items={items}
        onAdd={(files) =>
          setItems([
            ...((props.most ?? 1) > 1 ? items : []),
            ...files.map((file, index) => ({
              id: `${items.length + index}-${file.name}`,
              name: file.name,
              size: file.size,
              file,
            })),
          ])
        }
        onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      />
    </div>
  )
}

export const Default: Story = {
  render: (args, context) => (
    <StatefulFileDrop
      {...args}
      required
      label={words(context).passport}
      hint={words(context).hint}
      kinds={words(context).kinds}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const { passport, file, remove, wrong, big } = words({ globals })
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText(new RegExp(passport))
    // A PNG of one transparent pixel.
    const dot = Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      ),
      (letter) => letter.charCodeAt(0),
    )
    await userEvent.upload(input, new File([dot], file, { type: 'image/png' }))
    await expect(canvas.getByText(file)).toBeVisible()
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(input, new File(['x'], 'notes.exe', { type: 'application/x-msdownload' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(wrong)
    await user.upload(
      input,
      new File([new Uint8Array(6 * 1024 * 1024)], 'scan.pdf', { type: 'application/pdf' }),
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent(big)
    await userEvent.click(canvas.getByRole('button', { name: remove }))
    await expect(canvas.queryByText(file)).toBeNull()
    await expect(input).toHaveFocus()
  },
}

export const SeveralFiles: Story = {
  args: { most: 4 },
  render: (args, context) => (
    <StatefulFileDrop
      {...args}
      optional
      label={words(context).proof}
      kinds={words(context).kinds}
      first={[
        { id: '1', name: 'IMG_2041.jpg', size: 1_840_000, progress: 100 },
        { id: '2', name: 'IMG_2042.jpg', size: 2_310_000, progress: 46 },
        { id: '3', name: 'IMG_2043.jpg', size: 990_000, error: words(context).failed },
      ]}
    />
  ),
}
