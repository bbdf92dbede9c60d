import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { fileDropKeyTable } from './file-drop.keys.ts'
import { FileDrop } from './index.ts'
import type { FileDropItem } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'صورة الإقامة',
    hint: 'الوجهان في صورة واحدة',
    error: 'يلزم إرفاق صورة الإقامة.',
    failed: 'انقطع الاتصال. نرجو المحاولة من جديد.',
    kinds: 'صورة أو PDF',
    name: 'إقامة العاملة.jpg',
    long: 'صورة واضحة من وثيقة الإقامة السارية لصاحب العقد بوجهيها الأمامي والخلفي في ملف واحد دون قص أو تعديل',
  },
  en: {
    label: 'Photo of the Iqama',
    hint: 'Both sides in one photo',
    error: 'Attach a photo of the Iqama to go on.',
    failed: 'The connection was lost. Try again.',
    kinds: 'A photo or PDF',
    name: 'worker-iqama.jpg',
    long: 'A clear photo of the valid residence permit of the contract holder with both sides in one uncropped file',
  },
})

const meta = {
  title: 'Checks/FileDrop',
  component: FileDrop,
  tags: ['!autodocs'],
  args: { label: '', items: [], onAdd: () => undefined, maxBytes: 1 },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof FileDrop>

const maxBytes = 5 * 1024 * 1024
const none: readonly FileDropItem[] = []

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, hint, error, failed, kinds, name } = words(context)
    const shared = { label, kinds, maxBytes, onAdd: fn(), onRemove: fn(), className: 'w-80' }
    return (
      <Grid>
        <MatrixRow name="states">
          <FileDrop {...shared} items={none} hint={hint} />
          <FileDrop {...shared} items={none} required error={error} />
          <FileDrop {...shared} items={none} disabled />
        </MatrixRow>
        <MatrixRow name="files">
          <FileDrop
            {...shared}
            most={4}
            items={[
              { id: '1', name, size: 320_000 },
              { id: '2', name, size: 2_400_000, progress: 60 },
              { id: '3', name, size: 2_400_000, progress: 100 },
              { id: '4', name, size: 2_400_000, progress: 60, error: failed },
            ]}
          />
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long } = words(context)
    return (
      <FileDrop
        label={long}
        hint={long}
        error={long}
        kinds={long}
        maxBytes={maxBytes}
        onAdd={fn()}
        onRemove={fn()}
        items={[{ id: '1', name: `${long}.jpg`, size: 320_000, progress: 40, error: long }]}
      />
    )
  },
  play: expectToFit,
}

const added = fn()
export const Dropped: Story = {
  render: (_, context) => (
    <FileDrop
      label={words(context).label}
      maxBytes={maxBytes}
      accept={['image/*']}
      items={none}
      onAdd={added}
    />
  ),
  play: async ({ canvasElement }) => {
    added.mockClear()
    const zone = canvasElement.querySelector('input')?.parentElement
    const file = new File(['x'], 'a.png', { type: 'image/png' })
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file)
    zone?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    await expect(added).toHaveBeenCalledWith([file])
  },
}

function Removable({ content }: { content: ReturnType<typeof words> }): ReactNode {
  const [ids, setIds] = useState(['1', '2', '3'])
  return (
    <FileDrop
      label={content.label}
      maxBytes={maxBytes}
      most={4}
      onAdd={fn()}
      onRemove={(id) => setIds(ids.filter((each) => each !== id))}
      items={ids.map((id) => ({ id, name: `${id} ${content.name}`, size: 320_000 }))}
    />
  )
}

type Canvas = Parameters<DocumentedKeyCheck>[0]['canvas']
const input = (canvas: Canvas, locale: 'ar' | 'en'): HTMLElement =>
  canvas.getByLabelText(words({ globals: { locale } }).label)

const checks: { [Row in keyof typeof fileDropKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press, locale }) => {
    await press()
    await expect(input(canvas, locale)).toHaveFocus()
  },
  toRemove: async ({ canvas, press, locale }) => {
    input(canvas, locale).focus()
    await press()
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus()
  },
  remove: async ({ canvas, press, locale }) => {
    const before = canvas.getAllByRole('button').length
    canvas.getAllByRole('button')[0]?.focus()
    await press()
    await expect(canvas.getAllByRole('button')).toHaveLength(before - 1)
    await expect(input(canvas, locale)).toHaveFocus()
  },
}

const keyboard: Story = { render: (_, context) => <Removable content={words(context)} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(fileDropKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(fileDropKeyTable, checks, 'en') }
