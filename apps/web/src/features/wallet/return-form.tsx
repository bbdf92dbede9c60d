import { useCommand } from '@sakina/api-client/swr'
import { createReplacement } from '@sakina/api-client/wire/requests'
import { contractRequestReasons, walletReturnActions, textLimits } from '@sakina/domain/vocabulary'
import { Alert } from '@sakina/ui/alert'
import { Contract as ContractArt } from '@sakina/ui/art/illustrations/contract'
import { Button } from '@sakina/ui/button'
import { Card } from '@sakina/ui/card'
import { EmptyState } from '@sakina/ui/empty-state'
import { QuoteLines } from '@sakina/ui/quote-lines'
import { useState } from 'react'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { today } from '../../shared/clock/now.ts'
import { paths } from '../../shared/config/paths.ts'
import type { ContractOption } from '../../shared/contracts/use-contract-options.ts'
import { useContractOptions } from '../../shared/contracts/use-contract-options.ts'
import { FormSkeleton } from '../../shared/forms/form-skeleton.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { CheckGroupInput } from '../../shared/forms/inputs/check-group-input.tsx'
import { PhoneInput } from '../../shared/forms/inputs/phone-input.tsx'
import { RadioInput } from '../../shared/forms/inputs/radio-input.tsx'
import { SelectInput } from '../../shared/forms/inputs/select-input.tsx'
import { TextAreaInput } from '../../shared/forms/inputs/text-area-input.tsx'
import { TextInput } from '../../shared/forms/inputs/text-input.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useContractChangeQuote } from '../../shared/requests/use-contract-change-quote.tsx'
import { useContractRequestErrorMessage } from '../../shared/errors/error-messages.ts'
import { TextLinkInAlert } from '../../shared/portal/text-link-in-alert.tsx'
import { Link } from '../../shared/router/index.ts'
import { useCustomer } from '../../shared/session/session.ts'
import { usePolicyTexts } from '../../shared/policies/use-policies.ts'

const none: readonly ContractOption[] = []

/** A cancelled contract has nothing to return, so it is not offered. */
const returnable = (choices = none): readonly ContractOption[] =>
  choices.filter(({ state }) => state !== 'cancelled')

/** Requests another service or a refund, with reasons. A refund is shown as a quote before it is sent. */
export default function WalletReturnForm() {
  const t = useText()
  const choices = useContractOptions()
  return (
    <AsyncView
      answer={choices}
      label={t('wallet.loading')}
      failedTitle={t('wallet.returns.failed')}
      loading={<FormSkeleton fields={5} />}
      isEmpty={() => returnable(choices.choices).length === 0}
      empty={
        <EmptyState
          title={t('wallet.returns.nothing')}
          text={t('wallet.returns.nothingText')}
          illustration={<ContractArt />}
          action={
            <Button asChild>
              <Link to={paths.home.to()}>{t('wallet.returns.choose')}</Link>
            </Button>
          }
        />
      }
    >
      {() => <Fields contracts={returnable(choices.choices)} />}
    </AsyncView>
  )
}

function Fields({ contracts }: { contracts: readonly ContractOption[] }) {
  const t = useText()
  const policies = usePolicyTexts()
  const { email, mobile } = useCustomer()
  const words = useContractRequestErrorMessage()
  const { run } = useCommand(createReplacement)
  const [sent, setSent] = useState<'asShown' | 'better'>()
  const form = useSakinaForm({
    schema: ({ refundRequestSchema }) => refundRequestSchema,
    initial: {
      contractId: '',
      email: email ?? '',
      phone: mobile ?? '',
      action: '',
      reasons: [],
      reasonText: '',
    },
    storeAs: 'wallet-return',
    keepUntil: 'sent',
    submit: async ({ contractId, email: to, phone, action, reasons, reasonText }) => {
      setSent(undefined)
      const named = reasons.map((reason) => t(`wallet.returns.reason.${reason}`))
      const reply = await run({
        body: {
          contractId,
          email: to,
          phone,
          action,
          priority: 'medium',
          requestedOn: today(),
          ...(action === 'refundPayment' &&
            ending.expected && { expectedRefund: ending.expected.expectedRefund }),
          reasonText: [...named, reasonText].filter(Boolean).join('\n') || t('wallet.returns.noReason'),
        },
      })
      if (!reply.ok) {
        if (reply.error.code === 'quote_changed') ending.again()
        return reply.error
      }
      setSent(ending.isBetter(reply.value) ? 'better' : 'asShown')
      form.reset()
      return undefined
    },
    words,
  })
  const isRefund = form.values['action'] === 'refundPayment'
  const chosen = contracts.find(({ id }) => id === form.values['contractId'])
  const ending = useContractChangeQuote({
    contractId: isRefund ? chosen?.id : undefined,
    kind: 'refund_payment',
  })
  // One by instalments is not refunded. A contract chosen earlier stays, and the quote explains why not.
  const offered = contracts.filter((each) => !isRefund || !each.isCancellationExcluded || each === chosen)
  return (
    <Card padding="lg">
      {sent && (
        <Alert
          tone="success"
          announce
          onDismiss={() => setSent(undefined)}
          action={<TextLinkInAlert to={paths.requests.to()}>{t('wallet.returns.follow')}</TextLinkInAlert>}
        >
          {t('wallet.returns.sent', policies)} {sent === 'better' && t('requests.betterSums')}
        </Alert>
      )}
      <Form form={form} label={t('wallet.returns.title')}>
        <SelectInput
          name="contractId"
          label={t('wallet.returns.contract')}
          required
          placeholder={t('wallet.returns.chooseContract')}
          options={offered.map(({ id, label }) => ({ value: id, label }))}
        />
        <RadioInput
          name="action"
          variant="card"
          label={t('wallet.returns.action')}
          required
          options={walletReturnActions.map((action) => ({
            value: action,
            label: t(`wallet.returns.${action}`),
            hint: t(`wallet.returns.${action}.hint`, policies),
          }))}
        />
        {isRefund && chosen && (
          <section className="grid gap-3" aria-labelledby="refund-quote">
            <h2 id="refund-quote" className="m-0 text-lead font-semibold">
              {t('wallet.returns.quote')}
            </h2>
            <QuoteLines quote={ending.quote} refusal={ending.refusal} onRetry={ending.onRetry} />
            {ending.quote && <p className="m-0 text-text-muted">{t('wallet.returns.ends')}</p>}
          </section>
        )}
        <CheckGroupInput
          name="reasons"
          label={t('wallet.returns.reasons')}
          options={contractRequestReasons.walletReturn.map((reason) => ({
            value: reason,
            label: t(`wallet.returns.reason.${reason}`),
          }))}
        />
        <TextAreaInput
          name="reasonText"
          label={t('wallet.returns.reasonText')}
          optional
          countTo={textLimits.reasonText.most}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            name="email"
            type="email"
            label={t('wallet.returns.email')}
            required
            autoComplete="email"
          />
          <PhoneInput name="phone" label={t('wallet.returns.phone')} required />
        </div>
        <div>
          <SubmitButton disabled={isRefund && chosen && !ending.quote} sending={t('wallet.returns.sending')}>
            {t('wallet.returns.send')}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
