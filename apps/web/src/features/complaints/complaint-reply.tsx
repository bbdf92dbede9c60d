import type { Complaint } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { replyToComplaint } from '@sakina/api-client/wire/complaints'
import type { Instant } from '@sakina/domain/calendar'
import { COMPLAINT_REOPEN_DAYS, complaintReplies, isComplaintForManager } from '@sakina/domain/lifecycles'
import { textLimits } from '@sakina/domain/vocabulary'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Text } from '@sakina/ui/text'
import { useEffect, useRef, useState } from 'react'

import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { Form } from '../../shared/forms/form.tsx'
import { TextAreaInput } from '../../shared/forms/inputs/text-area-input.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { usePolicyTexts } from '../../shared/policies/use-policies.ts'
import { PictureInput } from './picture-input.tsx'
import { usePictures } from './use-pictures.tsx'
import { WayFurtherUp } from './way-further-up.tsx'

type FormProps = { id: string; onSent: () => void; onCancel: () => void }

/** What the customer writes about a complaint that was sent before. */
function ReplyForm({ id, onSent, onCancel }: FormProps) {
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
      const body = { text, ...(ids.length > 0 && { picture_upload_ids: [...ids] }) }
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

type Props = { complaint: Complaint; at: Instant }

/** What the customer can say about a complaint: write more, open it again, or say that it is solved. */
export function ComplaintReply({ complaint, at }: Props) {
  const t = useText()
  const policies = usePolicyTexts()
  const words = useErrorMessage()
  const { run, busy, error } = useCommand(replyToComplaint)
  const [isWriting, setIsWriting] = useState(false)
  const [said, setSaid] = useState<string>()
  const id = String(complaint.id)
  const history = complaint.history.map(({ state, ...event }) => ({ ...event, state: state.code }))
  const { canWrite, canConfirm } = complaintReplies(history, at)
  const isManagerDeciding = complaint.state.code !== 'closed' && isComplaintForManager(history)
  const write = () => {
    setSaid(undefined)
    setIsWriting(true)
  }
  const confirm = async () => {
    const reply = await run({ params: { id }, body: { is_solved: true } })
    if (reply.ok) setSaid(t('complaints.thanks'))
  }
  if (isWriting)
    return (
      <ReplyForm
        id={id}
        onCancel={() => setIsWriting(false)}
        onSent={() => {
          setIsWriting(false)
          setSaid(t('complaints.replied', policies))
        }}
      />
    )
  return (
    <>
      {error && (
        <Alert tone="danger" announce>
          {words(error)}
        </Alert>
      )}
      {said !== undefined && (
        <Alert tone="success" announce>
          {said}
        </Alert>
      )}
      {canConfirm ? (
        <>
          <Text weight="semibold">{t('complaints.isSolved')}</Text>
          <div className="flex flex-wrap gap-3">
            <Button size="sm" loading={busy} onClick={() => void confirm()}>
              {t('complaints.solved')}
            </Button>
            <Button size="sm" variant="secondary" onClick={write}>
              {t('complaints.notSolved')}
            </Button>
          </div>
          <Text size="small" tone="muted">
            {t('complaints.reopenDays', { days: COMPLAINT_REOPEN_DAYS })}
          </Text>
        </>
      ) : (
        canWrite && (
          <Button size="sm" variant="secondary" className="justify-self-start" onClick={write}>
            {t('complaints.writeMore')}
          </Button>
        )
      )}
      <WayFurtherUp
        key={String(canConfirm)}
        isOpen={canConfirm}
        next={isManagerDeciding ? 'manager_now' : canWrite ? 'manager' : 'none'}
      />
    </>
  )
}
