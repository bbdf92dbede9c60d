import { useCommand } from '@sakina/api-client/swr'
import { claimVoucher } from '@sakina/api-client/wire/wallet'
import { Alert } from '@sakina/ui/alert'
import { Card } from '@sakina/ui/card'
import { useState } from 'react'

import { Form } from '../../shared/forms/form.tsx'
import { TextInput } from '../../shared/forms/inputs/text-input.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'

/** A form that adds a voucher to the account by its code. */
export default function ClaimVoucherForm() {
  const t = useText()
  const { run } = useCommand(claimVoucher)
  const [claimed, setClaimed] = useState<string>()
  const form = useSakinaForm({
    schema: ({ voucherClaimSchema }) => voucherClaimSchema,
    initial: { code: '' },
    storeAs: 'voucher',
    submit: async ({ code }) => {
      setClaimed(undefined)
      const reply = await run({ body: { code } })
      if (!reply.ok) return reply.error
      form.reset()
      setClaimed(reply.value.name)
      return undefined
    },
    codeFields: {
      voucher_unknown: 'code',
      voucher_used: 'code',
      voucher_expired: 'code',
      voucher_already_added: 'code',
      voucher_not_applicable: 'code',
    },
  })
  return (
    <Card padding="md">
      <Form
        form={form}
        label={t('wallet.vouchers.claim')}
        className="flex flex-wrap items-start gap-x-4 gap-y-3"
      >
        <TextInput
          name="code"
          label={t('wallet.vouchers.code')}
          content="ltr"
          autoComplete="off"
          className="min-w-0 flex-1 basis-56"
        />
        <div className="self-end">
          <SubmitButton variant="secondary" sending={t('wallet.vouchers.claiming')}>
            {t('wallet.vouchers.claim')}
          </SubmitButton>
        </div>
      </Form>
      {claimed !== undefined && (
        <Alert tone="success" announce>
          {t('wallet.vouchers.claimed', { name: claimed })}
        </Alert>
      )}
    </Card>
  )
}
