import type { Contract } from '@sakina/api-client/client'
import { ReplacementFields } from '@sakina/ui/replacement-popup'

import { Form } from '../../shared/forms/form.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useText } from '../../shared/intl/use-text.ts'

import { RequestSentPage } from './request-sent-page.tsx'
import { useReplacementForm } from './use-replacement.ts'

/** The replacement form on a page of its own. */
export function ReplacementForm({ contract }: { contract: Contract }) {
  const t = useText()
  const { form, fields, sent } = useReplacementForm(contract)
  if (sent !== undefined) return <RequestSentPage text={sent} />
  return (
    <Form form={form} label={t('requests.replacement.title')}>
      <ReplacementFields {...fields} />
      <div>
        <SubmitButton sending={t('requests.sending')}>{t('requests.replacement.send')}</SubmitButton>
      </div>
    </Form>
  )
}
