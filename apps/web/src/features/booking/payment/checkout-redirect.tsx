import { useApiClient } from '@sakina/api-client/swr'
import { DoorAjar } from '@sakina/ui/art/illustrations/door-ajar'
import { Link } from '@sakina/ui/link'
import { Spinner } from '@sakina/ui/spinner'
import { useEffect } from 'react'

import { useText } from '../../../shared/intl/use-text.ts'
import { checkoutUrl } from './checkout-url.ts'

type Props = { reservationId: string; method: string | null }

/** Redirects to the payment page of the provider. A link is shown in case the redirect is slow. */
export function CheckoutRedirect({ reservationId, method }: Props) {
  const t = useText()
  const { apiRoot, language } = useApiClient()
  const address = checkoutUrl({
    apiRoot,
    origin: window.location.origin,
    reservationId,
    method,
    language,
  })
  useEffect(() => {
    window.location.replace(address)
  }, [address])
  return (
    <div className="mx-auto grid max-w-120 justify-items-center gap-4 px-4 py-16 text-center">
      <DoorAjar />
      <h1 className="m-0 text-heading font-semibold">{t('booking.checkout.title')}</h1>
      <Spinner label={t('booking.checkout.title')} />
      <p className="m-0 text-text-muted">{t('booking.checkout.text')}</p>
      <Link href={address}>{t('booking.checkout.link')}</Link>
    </div>
  )
}
