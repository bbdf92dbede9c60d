import { isSameId, type ApiError, type Id, type Order } from '@sakina/api-client/client'
import { useCommand, useEndpoint, useNeighborhood } from '@sakina/api-client/swr'
import { listBranches } from '@sakina/api-client/wire/catalogue'
import { acceptOrderTerms } from '@sakina/api-client/wire/orders'
import { isSavedAddressComplete, toAddressChoice } from '@sakina/domain/booking'
import type { AddressChoice } from '@sakina/domain/booking'
import { ZERO_MONEY, type Money as Sum } from '@sakina/domain/money'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Card } from '@sakina/ui/card'
import { Code } from '@sakina/ui/code'
import { DateText } from '@sakina/ui/date-text'
import { Icon, lockIcon } from '@sakina/ui/icon'
import { KeyValueList } from '@sakina/ui/key-value-list'
import { Money } from '@sakina/ui/money'
import { PriceBreakdown } from '@sakina/ui/price-breakdown'
import { useState, type ComponentProps } from 'react'

import { UnservedPlaceNotice } from '../../../shared/address/unserved-place-notice.tsx'
import { availabilityAlertParameters } from '../../../shared/address/use-places.ts'
import { useErrorMessage } from '../../../shared/errors/error-messages.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { OrderFacts } from '../../../shared/orders/order-facts.tsx'
import { usePackageLabels } from '../../../shared/orders/use-package-labels.ts'
import { AgreementPopup } from '../review/agreement-popup.tsx'
import { OriginConsent } from '../steps/worker-origin-alert.tsx'
import {
  SavedAddressPicker,
  useAddressBook,
  useSavedAddress,
  type AddressFormRenderer,
} from '../steps/saved-address-picker.tsx'

type Props = {
  order: Order
  /** The version of the terms that the customer agrees to. */
  version: string
  addressForm: AddressFormRenderer
  /** Called once the terms are agreed to; with a sum if agreeing also pays it with the saved card. */
  onAgreed: (sum?: Sum) => void
  /** Called when the order, its price or the terms have changed meanwhile. */
  onOutdated: () => void
}

const isOutdated: ReadonlySet<string> = new Set(['terms_outdated', 'total_changed', 'order_not_payable'])

/** Visits that are listed; a plan has fewer. */
const mostVisits = 60

/** An order that was placed without an agreement: what it is, what it costs, and, for a package, its home. */
export default function OrderAgreement({ order, version, addressForm, onAgreed, onOutdated }: Props) {
  const t = useText()
  const words = useErrorMessage()
  const { special, total, due } = order
  const [picked, setPicked] = useState<AddressChoice>()
  const [tried, setTried] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  /** The other cities from which the workers would come, once the server has named them. */
  const [originIds, setOriginIds] = useState<readonly Id[]>([])
  const [isOriginAccepted, setIsOriginAccepted] = useState(false)
  const { run, busy, error, reset } = useCommand(acceptOrderTerms)
  const book = useAddressBook().data?.addresses ?? []
  const main = book.find((address) => address.isMain && isSavedAddressComplete(address))
  const address = picked ?? (main && toAddressChoice(main))
  const isUnserved = address?.isServed === false
  const isHomeMissing = special !== null && (address?.addressId === undefined || isUnserved)

  const agree = async (sum?: Sum): Promise<void> => {
    const reply = await run({
      params: { id: String(order.id) },
      body: {
        termsVersion: version,
        ...(special !== null && address?.addressId !== undefined && { addressId: address.addressId }),
        ...(isOriginAccepted && { acceptedWorkerCityIds: originIds.map(Number) }),
        ...(total !== null && { expectedTotal: total }),
      },
    })
    if (reply.ok) onAgreed(sum)
    else if (reply.error.code === 'worker_city_not_accepted') {
      setIsAsking(false)
      setTried(false)
      setIsOriginAccepted(false)
      setOriginIds(citiesOfRefusal(reply.error))
    } else if (isOutdated.has(reply.error.code)) onOutdated()
  }
  return (
    <Card padding="lg">
      <div className="grid gap-2">
        <h1 className="m-0 text-heading font-semibold text-balance">
          {t(special === null ? 'booking.agreement.orderTitle' : 'booking.agreement.title')}
        </h1>
        <p className="m-0 text-text-muted">
          {t(special === null ? 'booking.agreement.orderText' : 'booking.agreement.text')}
        </p>
        <p className="m-0 text-text-muted">
          {t('booking.result.number')} <Code value={order.number} />
        </p>
      </div>
      {special === null ? <OrderFacts order={order} visits={mostVisits} /> : <OrderedPackage order={order} />}
      {order.officeNote && (
        <Alert title={t('booking.agreement.office')}>
          <p className="m-0 [unicode-bidi:plaintext] whitespace-pre-line">{order.officeNote}</p>
        </Alert>
      )}
      {order.lines.length > 0 && total !== null && (
        <PriceBreakdown
          lines={order.lines.map(({ code, amount }) => ({ code, amount }))}
          taxTotal={order.taxTotal ?? undefined}
          total={total}
        />
      )}
      {special !== null && (
        <SavedAddressPicker
          addressId={address?.addressId}
          isAsked={picked !== undefined}
          error={tried && address?.addressId === undefined ? t('booking.address.missing') : undefined}
          form={addressForm}
          onChange={(choice) => {
            setPicked(choice)
            setOriginIds([])
          }}
          notices={isUnserved && <UnservedHome addressId={address.addressId} />}
        />
      )}
      {originIds.length > 0 && (
        <PackageOrigin
          cityIds={originIds}
          isAccepted={isOriginAccepted}
          isMissing={tried && !isOriginAccepted}
          onChange={setIsOriginAccepted}
        />
      )}
      <div>
        <Button
          icon={<Icon of={lockIcon} size="md" />}
          onClick={() => {
            setTried(true)
            reset()
            setIsAsking(!isHomeMissing && (originIds.length === 0 || isOriginAccepted))
          }}
        >
          {t('booking.pay')} <Money halalas={due ?? ZERO_MONEY} />
        </Button>
      </div>
      {isAsking && (
        <AgreementPopup
          submitting={busy}
          due={due ?? ZERO_MONEY}
          schedule={<StartOfPackage order={order} />}
          failure={error && words(error)}
          onClose={() => setIsAsking(false)}
          onAgree={(sum) => void agree(sum)}
        />
      )}
    </Card>
  )
}

/** The cities that the server names when a family has to agree to them. */
function citiesOfRefusal({ details }: ApiError): readonly Id[] {
  const ids = details['city_ids']
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
}

type OriginProps = Pick<ComponentProps<typeof OriginConsent>, 'isAccepted' | 'isMissing' | 'onChange'> & {
  cityIds: readonly Id[]
}

/** Asks the family to agree to the other city that the workers of a package come from. */
function PackageOrigin({ cityIds, ...consent }: OriginProps) {
  const t = useText()
  const branches = useEndpoint(listBranches, {}).data ?? []
  const places = cityIds
    .flatMap((id) => branches.find(({ city }) => city !== null && isSameId(city.id, id))?.city?.name ?? [])
    .join(t('booking.origin.or'))
  return (
    <OriginConsent
      {...consent}
      title={t('booking.agreement.origin.title', { places })}
      label={t('booking.agreement.origin.agree', { places })}
    />
  )
}

function UnservedHome({ addressId }: { addressId: Id | undefined }) {
  const chosen = useSavedAddress(addressId)
  const found = useNeighborhood(String(chosen?.neighborhood?.id ?? ''))
  return (
    <UnservedPlaceNotice
      place={chosen?.city ?? ''}
      wanted={availabilityAlertParameters(found?.city, found?.region)}
    />
  )
}

function OrderedPackage({ order: { special, startDate } }: Pick<Props, 'order'>) {
  const t = useText()
  const labels = usePackageLabels()
  if (special === null) return null
  return (
    <KeyValueList
      layout="compact"
      items={[
        { label: t('orders.package.job'), value: labels.job(special.workerType) },
        { label: t('orders.package.nationality'), value: labels.nationality(special.nationality) },
        { label: t('orders.package.workers'), value: labels.workers(special.workerCount) },
        { label: t('orders.package.duration'), value: labels.duration(special.duration) },
        ...(startDate === null
          ? []
          : [{ label: t('orders.package.start'), value: <DateText value={startDate} form="weekday" /> }]),
      ]}
    />
  )
}

/** The first day of a package. One that has passed by the payment moves with it. */
function StartOfPackage({ order: { special, startDate } }: Pick<Props, 'order'>) {
  const t = useText()
  if (startDate === null) return null
  return (
    <>
      <p className="m-0">
        {t('booking.fact.start')}: <DateText value={startDate} />
      </p>
      {special !== null && <p className="m-0">{t('booking.agreement.start')}</p>}
    </>
  )
}
