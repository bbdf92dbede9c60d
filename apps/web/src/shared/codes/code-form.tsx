import type { ApiError } from '@sakina/api-client/client'
import type { OneTimeCodePurpose } from '@sakina/domain/vocabulary'
import { Button } from '@sakina/ui/button'
import { useEffect, useEffectEvent, type ReactNode } from 'react'

import { toText } from '../forms/field-value.ts'
import { Form } from '../forms/form.tsx'
import { PhoneInput } from '../forms/inputs/phone-input.tsx'
import type { ValidationSchema } from '../forms/first-problem-by-field.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useSakinaForm, type FormOptions } from '../forms/use-sakina-form.ts'
import { useText } from '../intl/use-text.ts'
import { OneTimeCodeInput } from './code-input.tsx'
import { useSendCode, type SendCodeState } from './use-send-code.ts'

type CodeProps<S extends ValidationSchema> = Pick<
  FormOptions<S>,
  'schema' | 'initial' | 'wireNames' | 'words'
> & {
  /** The button that sends the code. */
  button: { readonly label: string; readonly sending: string }
  submit: (mobile: string, values: Parameters<FormOptions<S>['submit']>[0]) => Promise<ApiError | undefined>
  /** More fields; without them the code is sent as soon as it is complete. */
  children?: ReactNode
}

type Props<S extends ValidationSchema> = CodeProps<S> & {
  purpose: OneTimeCodePurpose
  /** The initial value of the number. */
  mobile?: string
  /** Sends a code to `mobile` at once, without a button. */
  sendAtOnce?: boolean
}

/** A form for a texted code: first the mobile number, then the code. */
export function OneTimeCodeForm<S extends ValidationSchema>({
  purpose,
  mobile = '',
  sendAtOnce = false,
  ...code
}: Props<S>) {
  const own = purpose === 'mobile'
  const sending = useSendCode(purpose, { isKept: own })
  return sending.sent === undefined ? (
    <MobileForm mobile={mobile} own={own} sending={sending} sendAtOnce={sendAtOnce && sending.isFirst} />
  ) : (
    <EnterCode mobile={sending.sent.contact} own={own} sending={sending} {...code} />
  )
}

type MobileProps = { mobile: string; own: boolean; sending: SendCodeState; sendAtOnce: boolean }

function MobileForm({ mobile, own, sending, sendAtOnce }: MobileProps) {
  const t = useText()
  const form = useSakinaForm({
    schema: ({ codeMobileSchema }) => codeMobileSchema,
    initial: { phone: mobile },
    ...(mobile === '' && { storeAs: 'code-mobile' }),
    submit: ({ phone }) => sending.send(phone),
    wireNames: { mobile: 'phone' },
  })
  const sendNow = useEffectEvent(form.send)
  useEffect(() => {
    if (sendAtOnce) sendNow()
  }, [sendAtOnce])
  return (
    <Form form={form}>
      <PhoneInput
        name="phone"
        label={t('codes.mobile')}
        hint={own ? undefined : t('codes.mobileHint')}
        required
      />
      <SubmitButton width="full" size="lg" sending={t('codes.sending')}>
        {t('codes.send')}
      </SubmitButton>
    </Form>
  )
}

type EnterProps<S extends ValidationSchema> = CodeProps<S> & {
  mobile: string
  own: boolean
  sending: SendCodeState
}

function EnterCode<S extends ValidationSchema>({
  mobile,
  own,
  sending,
  button,
  submit,
  children,
  ...rules
}: EnterProps<S>) {
  const t = useText()
  const form = useSakinaForm({
    ...rules,
    submit: (values) => submit(mobile, values),
    codeFields: { code_invalid: 'code' },
  })
  const typed = toText(form.values['code'])
  const whole = children === undefined && /^\d{6}$/.test(typed) ? typed : undefined
  const sendNow = useEffectEvent(form.send)
  useEffect(() => {
    if (whole !== undefined) sendNow()
  }, [whole])
  return (
    <Form form={form}>
      <OneTimeCodeInput sending={sending} own={own} />
      {children}
      <div className="grid gap-2">
        <SubmitButton width="full" size="lg" sending={button.sending}>
          {button.label}
        </SubmitButton>
        <Button variant="quiet" onClick={sending.forget}>
          {t('codes.otherMobile')}
        </Button>
      </div>
    </Form>
  )
}
