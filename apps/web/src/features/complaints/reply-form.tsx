import { useCommand } from '@sakina/api-client/swr'
import { replyToComplaint } from '@sakina/api-client/wire/complaints'
import { textLimits } from '@sakina/domain/vocabulary'
import { Button } from '@sakina/ui/button'
import { useEffect, useRef } from 'react'

import { Form } from '../../shared/forms/form.tsx'
import { TextAreaInput } from '../../shared/forms/inputs/text-area-input.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { PictureInput } from './picture-input.tsx'
import { usePictures } from './use-pictures.tsx'

type FormProps = { id: string; onSent: () => void; onCancel: () => void }

/** What the customer writes about a complaint that was sent before. */
export default function ReplyForm({ id, onSent, onCancel }: FormProps) {
  const t = useText()
  const field = useRef<HTMLDivElement>(null)
  const { run } = useCommand(replyToComplaint)
  const pictures = usePictures()
  const form = useSakinaForm({
    schema: ({ complaintReplySchema }) => complaintReplySchema,
    initial: { text: '' },
    storeAs: `complaint-reply.${id}`,
    keepUntil: 'sent',
    submit: async ({ text }) => {
      const ids = (await pictures.collect()) ?? []
      const body = { text, ...(ids.length > 0 && { pictureUploadIds: [...ids] }) }
      const reply = await run({ params: { id }, body })
      if (!reply.ok) return reply.error
      onSent()
      return undefined
    },
    codeFields: { transition_not_allowed: 'text' },
    words: ({ code }) => (code === 'transition_not_allowed' ? t('complaints.tooLate') : undefined),
  })
  useEffect(() => field.current?.querySelector('textarea')?.focus(), [])
  const whole = pictures.before(form)
  return (
    <Form form={whole} label={t('complaints.reply')}>
      <div ref={field}>
        <TextAreaInput
          name="text"
          label={t('complaints.reply')}
          required
          rows={3}
          countTo={textLimits.complaintDetails.most}
        />
      </div>
      <PictureInput pictures={pictures} disabled={whole.sending} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton sending={t('complaints.sending')}>{t('complaints.send')}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('complaints.cancel')}
        </Button>
      </div>
    </Form>
  )
}
