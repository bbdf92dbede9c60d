import { getChosenRecruitment, getChosenWorkers } from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'
import type { LocalDate } from '@sakina/domain/calendar'
import { DateText } from '@sakina/ui/date-text'
import { KeyValueList } from '@sakina/ui/key-value-list'
import { OwnText } from '@sakina/ui/provider'
import type { ReactNode } from 'react'

import { useText } from '../../../shared/intl/use-text.ts'

const day = (date: LocalDate | undefined): ReactNode => date && <DateText value={date} />

const latin = (text: string | undefined): ReactNode => <bdi dir="ltr">{text}</bdi>

/** The documents of a recruitment, for review before payment: the visa, or the worker by name. */
export function RecruitmentDocuments({ draft }: { draft: BookingDraft }) {
  const t = useText()
  const visa = getChosenRecruitment(draft)
  const { isNamed } = getChosenWorkers(draft)
  const items = isNamed
    ? [
        { label: t('booking.visa.workerName'), value: visa.name && <OwnText>{visa.name}</OwnText> },
        { label: t('booking.visa.passportNumber'), value: latin(visa.passportNumber) },
      ]
    : [
        { label: t('booking.visa.number'), value: latin(visa.visaNumber) },
        { label: t('booking.visa.expiry'), value: day(visa.visaExpiry) },
        { label: t('booking.visa.id'), value: latin(visa.visaId) },
        { label: t('booking.visa.birthDate'), value: day(visa.birthDate) },
        ...(!visa.passportName
          ? []
          : [
              {
                label: t('booking.visa.passport'),
                value: visa.passportName && <OwnText>{visa.passportName}</OwnText>,
              },
            ]),
      ]
  return (
    <section
      aria-labelledby="booking-papers"
      className="grid gap-3 rounded-card border border-border bg-surface p-4"
    >
      <h3 id="booking-papers" className="m-0 text-lead font-semibold">
        {t(isNamed ? 'booking.review.namedWorker' : 'booking.review.visa')}
      </h3>
      <KeyValueList items={items} />
    </section>
  )
}
