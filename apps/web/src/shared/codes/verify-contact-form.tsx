import { Button } from '@sakina/ui/button'
import { useState } from 'react'

import { useText } from '../intl/use-text.ts'
import { useCustomer } from '../session/session.ts'
import { VerifyEmailForm } from './verify-email-form.tsx'
import { VerifyMobileForm } from './verify-mobile-form.tsx'

type Way = 'mobile' | 'email'

type Props = {
  /** The way that is shown first; by default the mobile, or the email of an account without one. */
  first?: Way | undefined
  /** Sends a code to the mobile of the account at once, without a button. */
  sendAtOnce?: boolean
  onProved: (way: Way) => void
}

/** Proves the mobile or the email of the customer, who chooses between the two. */
export function VerifyContactForm({ first, sendAtOnce = false, onProved }: Props) {
  const t = useText()
  const { email, mobile, isMobileVerified } = useCustomer()
  const [way, setWay] = useState<Way>(first ?? (mobile === null && email !== null ? 'email' : 'mobile'))
  const isByEmail = way === 'email' && email !== null
  const other = isByEmail ? 'mobile' : 'email'
  const hasOther = isByEmail ? !isMobileVerified : email !== null
  return (
    <div className="grid gap-4">
      {isByEmail ? (
        <VerifyEmailForm email={email} asksPhone={!isMobileVerified} onProved={() => onProved('email')} />
      ) : (
        <VerifyMobileForm sendAtOnce={sendAtOnce} onProved={() => onProved('mobile')} />
      )}
      {hasOther && (
        <Button variant="quiet" onClick={() => setWay(other)}>
          {t(other === 'email' ? 'codes.byEmail' : 'codes.byMobile')}
        </Button>
      )}
    </div>
  )
}
