'use client'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { fill } from '../../strings/fill.ts'
import { Icon } from '../icon/icon.tsx'
import { alertCircleIcon, checkCircleIcon, contractIcon, trashIcon } from '../icon/generated/icons.ts'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { useKit } from '../provider/context.ts'
import type { FileDropItem } from './file-drop-item.ts'

/** A picture of the file for as long as it is shown; its memory is given back after. */
function Preview({ file }: { file: Blob }): ReactNode {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return <img ref={show} alt="" className="size-full object-cover" />
}

export function FileRow({
  item,
  size,
  onRemove,
}: {
  item: FileDropItem
  size: string
  onRemove: (() => void) | undefined
}): ReactNode {
  const { strings, format } = useKit('FileDrop')
  const words = strings.fileDrop
  const uploading = item.progress !== undefined && item.progress < 100 && !item.error
  const done = item.progress === 100 && !item.error
  const inWords = { name: item.name }
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-field border border-border bg-surface p-2 ps-3">
      <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-small bg-subtle text-text-muted">
        {item.preview ? (
          <img src={item.preview} alt="" className="size-full object-cover" />
        ) : item.file?.type.startsWith('image/') ? (
          <Preview file={item.file} />
        ) : (
          <Icon of={contractIcon} size="lg" />
        )}
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <bdi className="wrap-anywhere">{item.name}</bdi>
        <span className="flex flex-wrap items-center gap-x-2 text-small text-text-muted">
          <span>{size}</span>
          {done && (
            <span className="inline-flex items-center gap-1 text-success">
              <Icon of={checkCircleIcon} label={fill(words.uploaded, inWords)} />
            </span>
          )}
          {uploading && (
            <span className="tabular-nums">
              {format.number((item.progress ?? 0) / 100, { style: 'percent' })}
            </span>
          )}
        </span>
        {uploading && (
          <ProgressBar bare label={fill(words.uploading, inWords)} value={item.progress} className="mt-1" />
        )}
        {item.error && (
          <span className="flex gap-1.5 text-small text-danger">
            <Icon of={alertCircleIcon} className="mt-[0.25em]" />
            <span>{item.error}</span>
          </span>
        )}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={fill(words.remove, inWords)}
          className="inline-flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-field border-0 bg-transparent text-text-muted hover:bg-danger-soft hover:text-on-danger-soft"
          onClick={onRemove}
        >
          <Icon of={trashIcon} size="md" />
        </button>
      )}
    </li>
  )
}
