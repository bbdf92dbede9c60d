import { useApiClient } from '@sakina/api-client/swr'
import { createUpload } from '@sakina/api-client/wire/uploads'

import { useErrorWords } from '../../shared/errors/use-error-words.ts'
import { FileInput } from '../../shared/forms/inputs/file-input.tsx'
import { useText } from '../../shared/intl/use-text.ts'

/** One picture, sent as soon as it is chosen (portal §5: attachments accept images only). */
export function AttachmentInput() {
  const t = useText()
  const words = useErrorWords()
  const client = useApiClient()
  return (
    <FileInput
      name="attachmentUploadId"
      label={t('requests.cancellation.attachment')}
      kinds={t('requests.cancellation.attachmentKinds')}
      optional
      rule="image"
      take={async (file, onProgress) => {
        const reply = await client.request(
          createUpload,
          { body: { purpose: 'attachment', file } },
          { onProgress: (share) => onProgress(Math.round(share * 100)) },
        )
        return reply.ok ? { ok: true, value: reply.value.id } : { ok: false, text: words(reply.error) }
      }}
    />
  )
}
