import type { Account } from '@sakina/api-client/client'
import { Skeleton, SkeletonGroup } from '@sakina/ui/skeleton'
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'

import { FormContext } from '../../shared/forms/form-context.ts'
import { NewPasswordInputs } from '../../shared/forms/inputs/new-password-inputs.tsx'
import { forgetAllStoredValues } from '../../shared/forms/stored-values.ts'
import type { SakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { AccountMessagesProvider } from '../../shared/intl/account-messages.tsx'
import { loadMessages } from '../../shared/intl/catalogues.ts'
import { useLocale } from '../../shared/intl/messages-provider.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { isRecord } from '../../shared/is-record.ts'
import { useLocation, useNavigate, useSearchParams } from '../../shared/router/index.ts'
import { useUrlQuery } from '../../shared/router/use-query.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { SignUpIdentityStep, useIdentityForm } from './identity-step.tsx'

const STEPS = 2

const waiting = (
  <SkeletonGroup className="appear-late grid gap-5">
    <Skeleton shape="button" />
    <Skeleton shape="button" />
    <Skeleton shape="button" />
  </SkeletonGroup>
)

// Half of the code and of the words belongs to the second step, so it loads while the first one is filled in.
const SignUpAddress = lazyComponent(() => import('./sign-up-address.tsx'), waiting)

/**
 * Reads the step of the sign-up from the URL and changes it there, so that Back, Forward and a
 * reload keep it.
 */
function useStepInAddress() {
  const search = useUrlQuery()
  const [, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const state: unknown = location.state
  const isSecondAsked = search.get('step') === '2'
  const isFromFirst = isRecord(state) && state['isFromFirstStep'] === true
  const withStep = (step: 1 | 2) => (before: URLSearchParams) => {
    const after = new URLSearchParams(before)
    if (step === 1) after.delete('step')
    else after.set('step', '2')
    return after
  }
  return {
    isSecondAsked,
    openSecond: () =>
      setSearch(withStep(2), { state: { ...(isRecord(state) && state), isFromFirstStep: true } }),
    backToFirst: () => {
      if (isFromFirst) void navigate(-1)
      else setSearch(withStep(1), { replace: true, state })
    },
  }
}

/** A password is never stored, so after a reload of the second step it is asked for again. */
function PasswordOnceMore({ form }: { form: SakinaForm }) {
  const t = useText()
  const [isMissing] = useState(form.values['password'] === '')
  return (
    isMissing && (
      <FormContext value={form.inside}>
        <p className="m-0 border-t border-border pt-5 text-text-muted">{t('auth.signUp.passwordOnceMore')}</p>
        <NewPasswordInputs
          name="password"
          label={t('auth.signUp.password')}
          labelAgain={t('auth.signUp.confirm')}
        />
      </FormContext>
    )
  )
}

type Props = {
  readKnown: ComponentProps<typeof SignUpAddress>['readKnown']
  onRegistered: (account: Account) => void
}

/** Sign-up in two short steps. */
export function SignUpForm({ readKnown, onRegistered }: Props) {
  const t = useText()
  const locale = useLocale()
  const { isSecondAsked, openSecond, backToFirst } = useStepInAddress()
  const { form, check } = useIdentityForm(openSecond)
  const isSecondOpen = form.values['name'] !== '' && form.values['nationalId'] !== ''
  const step = isSecondAsked && isSecondOpen ? 2 : 1
  const closeSecond = useEffectEvent(backToFirst)
  useEffect(() => {
    if (isSecondAsked && !isSecondOpen) closeSecond()
  }, [isSecondAsked, isSecondOpen])
  const content = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    // Focus moves to the new step or to its first error, so that it is announced.
    if (shown.current !== step)
      (content.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? heading.current)?.focus()
    shown.current = step
  }, [step])
  // Both are ready long before somebody has filled in the first step.
  const preloadSecond = () => {
    SignUpAddress.preload()
    void loadMessages(locale, 'account').catch(() => undefined)
  }

  return (
    <div ref={content} className="grid gap-5" onFocus={preloadSecond}>
      <div className="grid gap-1">
        <p className="m-0 text-small text-text-muted">{t('auth.signUp.step', { step, steps: STEPS })}</p>
        <h2 ref={heading} tabIndex={-1} className="m-0 text-title font-semibold outline-none">
          {t(step === 1 ? 'auth.signUp.identity' : 'auth.signUp.address')}
        </h2>
      </div>
      {step === 1 ? (
        <SignUpIdentityStep form={form} />
      ) : (
        <Suspense fallback={waiting}>
          <AccountMessagesProvider>
            <SignUpAddress
              readKnown={readKnown}
              password={<PasswordOnceMore form={form} />}
              who={async () => {
                const checked = await check()
                if (checked.ok) return checked.value
                // The errors of the first step are shown in the first step.
                if (Object.keys(checked.fields).some((field) => !/password/i.test(field))) backToFirst()
                return undefined
              }}
              onBack={backToFirst}
              onRefused={(error) => {
                const taken = form.refuse(error)
                if (taken) backToFirst()
                return taken
              }}
              onRegistered={(account) => {
                forgetAllStoredValues()
                onRegistered(account)
              }}
            />
          </AccountMessagesProvider>
        </Suspense>
      )}
    </div>
  )
}
