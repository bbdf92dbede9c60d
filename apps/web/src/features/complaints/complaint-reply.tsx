import type { Complaint } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { replyToComplaint } from '@sakina/api-client/wire/complaints'
import type { Instant } from '@sakina/domain/calendar'
import { COMPLAINT_REOPEN_DAYS, complaintReplies, isComplaintForManager } from '@sakina/domain/lifecycles'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Text } from '@sakina/ui/text'
import { useState } from 'react'

import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { usePolicyTexts } from '../../shared/policies/use-policies.ts'
import { WayFurtherUp } from './way-further-up.tsx'

const ReplyForm = lazyComponent(() => import('./reply-form.tsx'))

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
    const reply = await run({ params: { id }, body: { isSolved: true } })
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
