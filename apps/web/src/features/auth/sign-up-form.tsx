import type { Account } from '@sakina/api-client/client'
import { Skeleton, SkeletonGroup } from '@sakina/ui/skeleton'
import { useEffect, useRef, useState } from 'react'

import type { FieldValues } from '../../shared/forms/field-value.ts'
import { useLocale } from '../../shared/intl/locale-context.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { lazyPart } from '../../shared/words/lazy-part.tsx'
import { IdentityStep, useIdentityForm, type Who } from './identity-step.tsx'

const STEPS = 2

// Half of the page's code is for the second step: it is fetched while the first is filled in.
const SignUpAddress = lazyPart(
  'features/auth/sign-up-address',
  () => import('./sign-up-address.part.tsx'),
  <SkeletonGroup className="appear-late grid gap-5">
    <Skeleton shape="button" />
    <Skeleton shape="button" />
    <Skeleton shape="button" />
  </SkeletonGroup>,
)

/** Two short steps, one account. */
export function SignUpForm({ onRegistered }: { onRegistered: (account: Account) => void }) {
  const t = useText()
  const locale = useLocale()
  const [who, setWho] = useState<Who>()
  const [place, setPlace] = useState<FieldValues>()
  const [step, setStep] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    // The new step is heard, and read from its beginning.
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  useEffect(() => void SignUpAddress.preload(locale), [locale])

  const form = useIdentityForm({
    who,
    onValid: (values) => {
      setWho(values)
      setStep(STEPS)
    },
  })

  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <p className="m-0 text-small text-text-muted">{t('auth.signUp.step', { step, steps: STEPS })}</p>
        <h2 ref={heading} tabIndex={-1} className="m-0 text-title font-semibold outline-none">
          {t(step === 1 ? 'auth.signUp.identity' : 'auth.signUp.address')}
        </h2>
      </div>
      {step === 1 || !who ? (
        <IdentityStep form={form} />
      ) : (
        <SignUpAddress
          who={who}
          kept={place}
          onBack={(values) => {
            setPlace(values)
            setStep(1)
          }}
          onRefused={(error, values) => {
            // What is wrong in the first step is said there.
            const taken = form.refuse(error)
            if (taken) {
              setPlace(values)
              setStep(1)
            }
            return taken
          }}
          onRegistered={onRegistered}
        />
      )}
    </div>
  )
}
