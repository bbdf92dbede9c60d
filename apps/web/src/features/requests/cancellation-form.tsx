import type { Contract } from '@sakina/api-client/client'
import { CancellationFields } from '@sakina/ui/cancellation-popup'

import { Form } from '../../shared/forms/form.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { AttachmentInput } from './attachment-input.tsx'
import {
  CancellationAlternatives,
  CancellationEffectNote,
  CancellationConfirmation,
  RefundArrivalNote,
} from './cancellation-notes.tsx'
import { RequestSentPage } from './request-sent-page.tsx'
import { useCancellationForm } from './use-cancellation.ts'

/** The cancellation form on a page of its own. */
export function CancellationForm({ contract }: { contract: Contract }) {
  const t = useText()
  const { form, fields, ending, sent, attach } = useCancellationForm(contract)
  if (sent !== undefined)
    return <RequestSentPage text={<CancellationConfirmation sent={sent} contract={contract} />} />
  return (
    <Form form={form} label={t('requests.cancellation.title')}>
      <CancellationFields
        {...fields}
        arrival={<RefundArrivalNote contract={contract} atOnce={ending.isAtOnce} />}
        effect={ending.quote && <CancellationEffectNote atOnce={ending.isAtOnce} />}
        alternatives={<CancellationAlternatives contract={contract} onPage isFree={ending.isAtOnce} />}
        attachment={<AttachmentInput onAttach={attach} />}
      />
      <div>
        <SubmitButton variant="danger" disabled={!ending.quote} sending={t('requests.sending')}>
          {t(ending.isAtOnce ? 'requests.cancellation.sendNow' : 'requests.cancellation.send')}
        </SubmitButton>
      </div>
    </Form>
  )
}
