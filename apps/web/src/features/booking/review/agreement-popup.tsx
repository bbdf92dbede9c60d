import type { Money as Sum } from '@sakina/domain/money'
import { termsSchema, validate } from '@sakina/domain/validation'
import { Button } from '@sakina/ui/button'
import { Icon, creditCardIcon } from '@sakina/ui/icon'
import { Money } from '@sakina/ui/money'
import { TermsPopup, type AgreedTerms } from '@sakina/ui/terms-popup'
import { useState, type ReactNode } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useProblemMessage } from '../../../shared/forms/use-problem-message.ts'
import { localizePath } from '../../../shared/intl/locale.ts'
import { useLocale } from '../../../shared/intl/messages-provider.tsx'
import { useText } from '../../../shared/intl/use-text.ts'
import { useSavedCardName } from '../../../shared/orders/use-card-selection.tsx'

type Props = {
  submitting: boolean
  /** What is due at once; nothing if it is not paid here, or with several orders one after the other. */
  due: Sum
  /** The work schedule that is agreed to. */
  schedule: ReactNode
  /** The label of the button when it does not lead to the choice of a payment method. */
  agree?: ReactNode
  failure?: ReactNode
  onClose: () => void
  /** Called when the customer agrees; with a sum if agreeing also pays the sum with the saved card. */
  onAgree: (sum?: Sum) => void
}

/**
 * The two agreements. They are asked for with each order and never preselected. With a saved card one button
 * agrees and pays.
 */
export function AgreementPopup({ submitting, due, schedule, agree, failure, onClose, onAgree }: Props) {
  const t = useText()
  const card = useSavedCardName()
  const isPaidHere = card !== undefined && due > 0
  const words = useProblemMessage()
  const locale = useLocale()
  const [values, setValues] = useState<AgreedTerms>({ workSchedule: false, terms: false })
  const [tried, setTried] = useState(false)
  const checked = validate(termsSchema, values)
  const [problem] = checked.ok ? [] : Object.values(checked.fields)
  const send = (sum?: Sum): void => {
    setTried(true)
    if (checked.ok) onAgree(sum)
  }
  return (
    <TermsPopup
      open
      onOpenChange={onClose}
      values={values}
      onValueChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
      onAgree={() => send(isPaidHere ? due : undefined)}
      schedule={schedule}
      agree={agree}
      {...(isPaidHere && {
        agree: (
          <>
            {t('booking.agree.pay')} <Money halalas={due} />
          </>
        ),
        payment: (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-border pt-3">
            <span className="inline-flex items-center gap-2">
              <Icon of={creditCardIcon} size="md" />
              {card}
            </span>
            <Button
              variant="quiet"
              size="sm"
              className="-mx-3.75"
              disabled={submitting}
              onClick={() => send()}
            >
              {t('booking.agree.otherWay')}
            </Button>
          </div>
        ),
      })}
      termsLink={<a href={localizePath(locale, paths.rules.to())} target="_blank" rel="noreferrer" />}
      error={tried && problem ? words(problem) : undefined}
      failure={failure}
      submitting={submitting}
    />
  )
}
