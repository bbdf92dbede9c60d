import { termsSchema, validate } from '@sakina/domain/validation'
import { TermsPopup, type AgreedTerms } from '@sakina/ui/terms-popup'
import { useState, type ReactNode } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useProblemWords } from '../../../shared/forms/validation/use-problem-words.ts'
import { addressIn } from '../../../shared/intl/locale.ts'
import { useLocale } from '../../../shared/intl/locale-context.ts'
import { useText } from '../../../shared/intl/use-text.ts'

type Props = {
  schedule: ReactNode
  submitting: boolean
  /** Contract and fee are the government platform's. */
  isElsewhere: boolean
  onClose: () => void
  onAgree: () => void
}

/** Both agreements, each time an order is placed: they are never ticked for anybody. */
export default function Agree({ schedule, submitting, isElsewhere, onClose, onAgree }: Props) {
  const t = useText()
  const words = useProblemWords()
  const locale = useLocale()
  const [values, setValues] = useState<AgreedTerms>({ workSchedule: false, terms: false })
  const [tried, setTried] = useState(false)
  const checked = validate(termsSchema, values)
  const [problem] = checked.ok ? [] : Object.values(checked.fields)
  return (
    <TermsPopup
      open
      onOpenChange={onClose}
      values={values}
      onValuesChange={setValues}
      onAgree={() => {
        setTried(true)
        if (checked.ok) onAgree()
      }}
      schedule={
        isElsewhere ? (
          <>
            {schedule}
            <p className="m-0">{t('booking.elsewhere.terms')}</p>
          </>
        ) : (
          schedule
        )
      }
      {...(isElsewhere && { agree: t('booking.elsewhere.agree') })}
      termsLink={<a href={addressIn(locale, paths.rules.to())} target="_blank" rel="noreferrer" />}
      error={tried && problem ? words(problem) : undefined}
      submitting={submitting}
    />
  )
}
