import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { getMyContract, resumeContract } from '@sakina/api-client/wire/contracts'
import { Alert } from '@sakina/ui/alert'
import { AlertDialog } from '@sakina/ui/alert-dialog'
import { DateText } from '@sakina/ui/date-text'

import { useText } from '../../shared/intl/use-text.ts'
import { LazyLoadErrorPopup } from '../../shared/popup/use-popup.ts'
import { useErrorMessage } from '../../shared/errors/error-messages.ts'

type Props = { id: string; onClose: () => void }

/** Asks the customer to confirm the early end of a pause, or calling off one that is still ahead. */
export default function ResumeContractPopup({ id, onClose }: Props) {
  const t = useText()
  const words = useErrorMessage()
  const params = { params: { id } }
  const { data, error: failure, mutate } = useEndpoint(getMyContract, params)
  const { run, busy, error } = useCommand(resumeContract)
  const resume = async () => {
    const reply = await run(params)
    if (reply.ok) onClose()
  }
  if (!data)
    return failure ? (
      <LazyLoadErrorPopup
        title={t('contracts.resume.title')}
        heading={t('contracts.failed')}
        kind="contract"
        error={failure}
        onRetry={() => void mutate()}
        onClose={onClose}
      />
    ) : null
  const day = data.earliestResumption
  const isAhead = data.pausesOn !== null
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(isAhead ? 'contracts.action.callOff' : 'contracts.resume.title')}
      description={
        day === null ? (
          t('contracts.resume.notNow')
        ) : (
          <>
            {t(isAhead ? 'contracts.callOff.from' : 'contracts.resume.from')}{' '}
            <DateText value={day} form="weekday" />.{' '}
            {t(data.visitCount > 0 ? 'contracts.resume.visits' : 'contracts.resume.days')}
          </>
        )
      }
      confirm={t(isAhead ? 'contracts.action.callOff' : 'contracts.resume.confirm')}
      cancel={t(isAhead ? 'contracts.callOff.keep' : 'contracts.resume.keep')}
      loading={busy}
      onConfirm={() => void resume()}
    >
      {error && (
        <Alert tone="danger" announce>
          {words(error)}
        </Alert>
      )}
    </AlertDialog>
  )
}
