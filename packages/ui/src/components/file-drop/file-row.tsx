'use client'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { Icon } from '../icon/icon.tsx'
import { alertCircleIcon, checkCircleIcon, contractIcon, trashIcon } from '../icon/generated/icons.ts'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { useKit } from '../provider/context.ts'
import type { FileDropItem } from './file-drop-item.ts'

/** Shows a preview of the file and frees its memory afterwards. */
function Preview({ file }: { file: Blob }): ReactNode {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt="" className="sk:size-full sk:object-cover" />
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
    <li className="sk:flex sk:min-w-0 sk:items-center sk:gap-3 sk:rounded-field sk:border sk:border-border sk:bg-surface sk:p-2 sk:ps-3">
      <span className="sk:flex sk:size-12 sk:shrink-0 sk:items-center sk:justify-center sk:overflow-hidden sk:rounded-small sk:bg-subtle sk:text-text-muted">
        {item.preview ? (
          <img src={item.preview} alt="" className="sk:size-full sk:object-cover" />
        ) : item.file?.type.startsWith('image/') ? (
          <Preview file={item.file} />
        ) : (
          <Icon of={contractIcon} size="lg" />
        )}
      </span>
      <span className="sk:grid sk:min-w-0 sk:flex-1 sk:gap-0.5">
        <bdi className="sk:wrap-anywhere">{item.name}</bdi>
        <span className="sk:flex sk:flex-wrap sk:items-center sk:gap-x-2 sk:text-small sk:text-text-muted">
          <span>{size}</span>
          {done && (
            <span className="sk:inline-flex sk:items-center sk:gap-1 sk:text-success">
              <Icon of={checkCircleIcon} label={fillPlaceholders(words.uploaded, inWords)} />
            </span>
          )}
          {uploading && (
            <span className="sk:tabular-nums">
              {format.number((item.progress ?? 0) / 100, { style: 'percent' })}
            </span>
          )}
        </span>
        {uploading && (
          <ProgressBar
            bare
            label={fillPlaceholders(words.uploading, inWords)}
            value={item.progress}
            className="sk:mt-1"
          />
        )}
        {item.error && (
          <span className="sk:flex sk:gap-1.5 sk:text-small sk:text-danger">
            <Icon of={alertCircleIcon} className="sk:mt-[0.25em]" />
            <span>{item.error}</span>
          </span>
        )}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={fillPlaceholders(words.remove, inWords)}
          className="sk:inline-flex sk:size-touch sk:shrink-0 sk:cursor-pointer sk:items-center sk:justify-center sk:rounded-field sk:border-0 sk:bg-transparent sk:text-text-muted sk:hover:bg-danger-soft sk:hover:text-on-danger-soft"
          onClick={onRemove}
        >
          <Icon of={trashIcon} size="md" />
        </button>
      )}
    </li>
  )
}
