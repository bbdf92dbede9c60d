import type { Contract } from '@sakina/api-client/client'
import { SuspensionFields } from '@sakina/ui/suspension-popup'

import { Form } from '../../shared/forms/form.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useText } from '../../shared/intl/use-text.ts'

import { RequestSentPage } from './request-sent-page.tsx'
import { useSuspensionForm } from './use-suspension.ts'

/** The suspension form on a page of its own. */
export function SuspensionForm({ contract }: { contract: Contract }) {
  const t = useText()
  const { form, fields, ending, sent } = useSuspensionForm(contract)
  if (sent !== undefined) return <RequestSentPage text={sent} />
  return (
    <Form form={form} label={t('requests.suspension.title')}>
      <SuspensionFields {...fields} />
      <div>
        <SubmitButton disabled={!ending.quote} sending={t('requests.sending')}>
          {t('requests.suspension.send')}
        </SubmitButton>
      </div>
    </Form>
  )
}
