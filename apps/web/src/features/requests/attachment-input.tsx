import type { Id } from '@sakina/api-client/client'
import { useApiClient } from '@sakina/api-client/swr'
import { createUpload } from '@sakina/api-client/wire/uploads'

import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { FileInput } from '../../shared/forms/inputs/file-input.tsx'
import { useText } from '../../shared/intl/use-text.ts'

/** An uploaded attachment, or the text of the error. */
export type AttachmentUploadResult =
  | { readonly ok: true; readonly value: Id }
  | { readonly ok: false; readonly text: string }

type Props = {
  /** Called with the running upload, or with nothing once the picture was removed. */
  onAttach: (attachment: Promise<AttachmentUploadResult> | undefined) => void
}

/** One picture, uploaded as soon as it is chosen (portal §5: attachments accept images only). */
export function AttachmentInput({ onAttach }: Props) {
  const t = useText()
  const words = useErrorMessage()
  const client = useApiClient()
  return (
    <FileInput
      name="attachmentUploadId"
      label={t('requests.cancellation.attachment')}
      kinds={t('requests.cancellation.attachmentKinds')}
      optional
      rule="image"
      take={(file, onProgress) => {
        const attachment = client
          .request(
            createUpload,
            { body: { purpose: 'attachment', file } },
            { onProgress: (share) => onProgress(Math.round(share * 100)) },
          )
          .then((reply): AttachmentUploadResult =>
            reply.ok ? { ok: true, value: reply.value.id } : { ok: false, text: words(reply.error) },
          )
        onAttach(attachment)
        return attachment
      }}
      onRemoved={() => onAttach(undefined)}
    />
  )
}
