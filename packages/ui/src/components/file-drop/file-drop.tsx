'use client'
import { cva } from 'class-variance-authority'
import { useRef, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { ControlRefProps, CommonFieldProps } from '../../internal/field-props.ts'
import { useFormReset } from '../../internal/use-form-reset.ts'
import { useForwardedRef } from '../../internal/use-forwarded-ref.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { alertCircleIcon, uploadIcon } from '../icon/generated/icons.ts'
import { useKit } from '../provider/context.ts'
import type { FileDropItem } from './file-drop-item.ts'
import { FileRow } from './file-row.tsx'
import { validateFiles, formatFileSize } from './validate-files.ts'
import type { RejectedFile } from './validate-files.ts'

export interface FileDropProps extends CommonFieldProps, ControlRefProps<HTMLInputElement> {
  /** The chosen files. The caller keeps them and decides when to upload them. */
  items: readonly FileDropItem[]
  /** Called with the files that have an accepted type and size and are within the limit. */
  onAdd: (files: readonly File[]) => void
  /** Called by the remove button of a file. Without it there is no such button. */
  onRemove?: ((id: string) => void) | undefined
  /** As in an input's `accept`: `image/*`, `application/pdf`. */
  accept?: readonly string[] | undefined
  /** The largest size of one file, in bytes. */
  maxBytes: number
  /** The largest number of files; it defaults to 1. */
  most?: number | undefined
  /** The accepted kinds in words: "A photo or PDF". */
  kinds?: string | undefined
  disabled?: boolean | undefined
}

const zone = cva(
  'sk:relative sk:flex sk:min-h-28 sk:cursor-pointer sk:flex-col sk:items-center sk:justify-center sk:gap-1 sk:rounded-card sk:border-2 sk:border-dashed sk:p-4 sk:text-center sk:transition-colors sk:has-focus-visible:outline-2 sk:has-focus-visible:outline-offset-2 sk:has-focus-visible:outline-focus sk:has-disabled:cursor-not-allowed sk:has-disabled:bg-subtle sk:has-disabled:text-text-muted sk:forced:has-disabled:border-[GrayText] sk:forced:has-disabled:text-[GrayText]',
  {
    variants: {
      state: {
        rest: 'sk:border-field-border sk:bg-surface sk:has-enabled:hover:border-primary sk:has-enabled:hover:bg-primary-soft sk:has-enabled:hover:text-on-primary-soft',
        over: 'sk:border-primary sk:bg-primary-soft sk:text-on-primary-soft sk:forced:border-[Highlight]',
        invalid: 'sk:border-danger sk:bg-surface',
      },
    },
  },
)

const nothing: readonly string[] = []

/**
 * Accepts files by button, by drop, and on phones by camera. It rejects unsuitable files at once and
 * uploads nothing.
 */
export function FileDrop({
  items,
  onAdd,
  onRemove,
  accept = nothing,
  maxBytes,
  most = 1,
  kinds,
  disabled = false,
  ref,
  ...frame
}: FileDropProps): ReactNode {
  const { strings, format } = useKit('FileDrop')
  const words = strings.fileDrop
  const input = useRef<HTMLInputElement>(null)
  useForwardedRef(input, ref)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<readonly RejectedFile[]>([])
  useFormReset(input, () => setRefused([]))

  const say = (bytes: number): string => {
    const { amount, unit } = formatFileSize(bytes)
    return fillPlaceholders(words[unit], { size: format.number(amount) })
  }
  const tell = ({ file, why }: RejectedFile): string => {
    if (why === 'tooMany') return format.count(words.tooMany, most)
    return fillPlaceholders(words[why], { name: file.name, size: say(maxBytes) })
  }
  const take = (files: FileList | null): void => {
    if (!files || disabled) return
    // A single file is replaced by the next one.
    const room = most === 1 ? 1 : Math.max(most - items.length, 0)
    const judged = validateFiles([...files], { accept, maxBytes, room })
    setRefused(judged.refused)
    if (judged.taken.length > 0) onAdd(judged.taken)
    if (input.current) input.current.value = ''
  }
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    if (!disabled) setOver(inside)
  }
  const told = [...new Set(refused.map(tell))]
  const several = most > 1

  return (
    <Field {...frame}>
      {(control) => (
        <div className="sk:grid sk:min-w-0 sk:gap-2">
          <div
            // The words inside are part of the control, so they are disabled with it.
            {...(disabled && { role: 'group', 'aria-disabled': true })}
            className={zone({ state: over ? 'over' : frame.error ? 'invalid' : 'rest' })}
            onDragEnter={drag(true)}
            onDragOver={drag(true)}
            onDragLeave={drag(false)}
            onDrop={(event) => {
              drag(false)(event)
              take(event.dataTransfer.files)
            }}
          >
            <Icon of={uploadIcon} size="lg" className={disabled ? undefined : 'sk:text-primary'} />
            <span aria-hidden className="sk:min-w-0">
              {over ? (
                words.release
              ) : (
                <>
                  <span
                    className={classes(
                      'sk:font-semibold sk:underline sk:underline-offset-4',
                      !disabled && 'sk:text-primary',
                    )}
                  >
                    {several ? words.chooseSeveral : words.choose}
                  </span>{' '}
                  <span>{several ? words.dropSeveral : words.drop}</span>
                </>
              )}
            </span>
            <span id={`${control.id}-limits`} className="sk:text-small">
              {[kinds, fillPlaceholders(words.upTo, { size: say(maxBytes) })].filter(Boolean).join(' · ')}
            </span>
            <input
              {...control}
              ref={input}
              type="file"
              accept={accept.length > 0 ? accept.join(',') : undefined}
              multiple={several}
              disabled={disabled}
              aria-describedby={[control['aria-describedby'], `${control.id}-limits`]
                .filter(Boolean)
                .join(' ')}
              className="sk:absolute sk:inset-0 sk:size-full sk:cursor-[inherit] sk:opacity-0"
              onChange={(event) => take(event.target.files)}
            />
          </div>
          <div role="alert" className="sk:grid sk:gap-1 sk:text-small sk:text-danger sk:empty:hidden">
            {told.map((text) => (
              <span key={text} className="sk:flex sk:gap-1.5">
                <Icon of={alertCircleIcon} className="sk:mt-[0.25em]" />
                <span className="sk:min-w-0">{text}</span>
              </span>
            ))}
          </div>
          {items.length > 0 && (
            <ul className="sk:m-0 sk:grid sk:list-none sk:gap-2 sk:p-0">
              {items.map((item) => (
                <FileRow
                  key={item.id}
                  item={item}
                  size={say(item.size)}
                  onRemove={
                    onRemove &&
                    (() => {
                      onRemove(item.id)
                      input.current?.focus()
                    })
                  }
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  )
}
