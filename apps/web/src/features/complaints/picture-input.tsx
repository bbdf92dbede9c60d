import { MAX_COMPLAINT_PICTURES, MAX_FILE_BYTES } from '@sakina/domain/vocabulary'
import { FileDrop } from '@sakina/ui/file-drop'

import { useText } from '../../shared/intl/use-text.ts'
import type { Pictures } from './use-pictures.tsx'

const types = ['image/jpeg', 'image/png', 'image/webp']

type Props = { pictures: Pictures; disabled: boolean }

/** A few pictures beside what the customer writes. */
export function PictureInput({ pictures, disabled }: Props) {
  const t = useText()
  const { items, add, remove, error, field } = pictures
  return (
    <FileDrop
      ref={field}
      label={t('complaints.pictures')}
      kinds={t('complaints.pictures.kinds', { count: MAX_COMPLAINT_PICTURES })}
      optional
      accept={types}
      maxBytes={MAX_FILE_BYTES}
      most={MAX_COMPLAINT_PICTURES}
      items={items}
      error={error}
      disabled={disabled}
      onAdd={add}
      onRemove={remove}
    />
  )
}
