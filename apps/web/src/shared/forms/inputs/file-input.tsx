import { fileProblem, type AcceptedFileKind } from '@sakina/domain/validation'
import { MAX_FILE_BYTES } from '@sakina/domain/vocabulary'
import { FileDrop, type FileDropItem, type FileDropProps } from '@sakina/ui/file-drop'
import { useRef, useState } from 'react'

import { useText } from '../../intl/use-text.ts'
import { toText } from '../field-value.ts'
import { useField, type BoundInputProps } from '../use-field.ts'
import { useProblemMessage } from '../use-problem-message.ts'

/**
 * Whether a file was stored: the value of the field (the id of an upload, or a key in the storage of
 * the device), or why not.
 */
export type StoreFileResult =
  | { readonly ok: true; readonly value: string | number }
  | { readonly ok: false; readonly text?: string }

type Props = BoundInputProps<
  FileDropProps,
  'items' | 'onAdd' | 'onRemove' | 'accept' | 'maxBytes' | 'most'
> & {
  rule: AcceptedFileKind
  /** Uploads or stores the file. */
  take: (file: File, onProgress: (percent: number) => void) => Promise<StoreFileResult>
  onRemoved?: () => void
  /** A file from an earlier visit to this form. */
  first?: FileDropItem
}

const kinds: Readonly<Record<AcceptedFileKind, readonly string[]>> = {
  image: ['image/jpeg', 'image/png', 'image/webp'],
  image_or_pdf: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
}
const SIGNATURE_BYTES = 16

/** A field for one file. Its first bytes are checked, because name and declared type are not reliable. */
export function FileInput({ name, rule, take, onRemoved, first, ...props }: Props) {
  const t = useText()
  const words = useProblemMessage()
  const { change, frame } = useField(name, toText)
  const [items, setItems] = useState<readonly FileDropItem[]>(first ? [first] : [])
  const latest = useRef<File>(undefined)

  const add = async (file: File) => {
    const item = {
      id: `${file.name}-${file.size}-${file.lastModified}`,
      name: file.name,
      size: file.size,
      file,
    }
    latest.current = file
    // A result for a file that was removed or replaced meanwhile is ignored.
    const isLatest = () => latest.current === file
    const show = (more: Partial<FileDropItem>) => {
      if (isLatest()) setItems([{ ...item, ...more }])
    }
    show({ progress: 0 })
    const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
    const problem = fileProblem(head, file.size, rule)
    if (problem) return show({ error: words(problem) })
    if (!isLatest()) return undefined
    const taken = await take(file, (progress) => show({ progress }))
    if (!isLatest()) return undefined
    if (!taken.ok) return show({ error: taken.text ?? t('forms.uploadFailed') })
    show({ progress: 100 })
    change(taken.value)
  }

  return (
    <FileDrop
      {...props}
      {...frame}
      items={items}
      accept={kinds[rule]}
      maxBytes={MAX_FILE_BYTES}
      onAdd={([file]) => {
        if (file) void add(file)
      }}
      onRemove={() => {
        latest.current = undefined
        setItems([])
        change('')
        onRemoved?.()
      }}
    />
  )
}
