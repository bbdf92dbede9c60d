import { VerifyContactForm } from '../../../shared/codes/verify-contact-form.tsx'
import { useText } from '../../../shared/intl/use-text.ts'

/** Asks for the verification of the mobile or the email, which every order needs; then the booking continues. */
export default function VerifyMobileStep({ onProved }: { onProved: () => void }) {
  const t = useText()
  return (
    <section
      aria-labelledby="booking-mobile"
      className="grid gap-4 rounded-card border border-border bg-surface p-4 md:p-5"
    >
      <div>
        <h3 id="booking-mobile" className="m-0 mb-1 text-lead font-semibold">
          {t('booking.mobile.title')}
        </h3>
        <p className="m-0 text-text-muted">{t('booking.mobile.text')}</p>
      </div>
      <VerifyContactForm sendAtOnce onProved={onProved} />
    </section>
  )
}
