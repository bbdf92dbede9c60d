'use client'
import { toArabicIndicDigits } from '@sakina/text'
import type { ReactNode } from 'react'
import { Pause } from '../../internal/pause.tsx'
import { PaymentMark } from '../../art/payment/payment-mark.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { Badge } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { creditCardIcon, trashIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { PersonName } from '../person-name/person-name.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** The payment card that a `CardTile` shows. */
export interface CardTileCard {
  /** `mada`, `visa` or `mastercard`. Any other brand has no logo. */
  brand: string
  last4: string
  holderName: string
  expiryMonth: number
  expiryYear: number
  isExpired: boolean
  /** True for a card that is used for one payment and then deleted. */
  isForOnePayment?: boolean | undefined
}

export interface CardTileProps extends RootProps {
  card: CardTileCard
  /** Called by the button that removes the card. */
  onRemove?: (() => void) | undefined
  /** True while the card is being removed. Its button is disabled meanwhile. */
  loading?: boolean | undefined
  as?: 'div' | 'li' | undefined
}

const marks = ['mada', 'visa', 'mastercard'] as const

/** A saved card, with just enough details to recognise it and none that could be used to pay. */
export function CardTile({
  card,
  onRemove,
  loading = false,
  as = 'div',
  className,
  ...rest
}: CardTileProps): ReactNode {
  const { strings, digits } = useKit('CardTile')
  const words = strings.cardTile
  const show = (text: string): string => (digits === 'arab' ? toArabicIndicDigits(text) : text)
  const mark = marks.find((each) => each === card.brand)
  const last4 = show(card.last4)
  const expiry = show(
    `${String(card.expiryMonth).padStart(2, '0')}/${String(card.expiryYear % 100).padStart(2, '0')}`,
  )
  const name = fillPlaceholders(words.ending, { brand: words.brands[mark ?? 'unnamed'], last4 })
  return (
    <Card {...rest} as={as} padding="sm" className={className}>
      <div className="sk:flex sk:min-h-touch sk:items-center sk:gap-3">
        {mark ? (
          <PaymentMark brand={mark} />
        ) : (
          <Icon of={creditCardIcon} size="lg" className="sk:text-text-muted" />
        )}
        <div className="sk:grid sk:min-w-0 sk:flex-1">
          <span className="sk:font-semibold">
            <span className="sk:sr-only">{name}</span>
            <Pause />
            <bdi aria-hidden dir="ltr" className="sk:whitespace-nowrap sk:tabular-nums">
              •••• {last4}
            </bdi>
          </span>
          <PersonName name={card.holderName} className="sk:text-small sk:text-text-muted" />
        </div>
        {onRemove && (
          <IconButton
            label={fillPlaceholders(words.remove, { card: name })}
            icon={<Icon of={trashIcon} />}
            variant="danger"
            aria-disabled={loading || undefined}
            aria-busy={loading || undefined}
            onClick={loading ? undefined : onRemove}
          />
        )}
      </div>
      <p className="sk:m-0 sk:flex sk:flex-wrap sk:items-center sk:gap-x-3 sk:text-small sk:text-text-muted">
        <span>
          {words.expiry}{' '}
          <bdi dir="ltr" className="sk:tabular-nums">
            {expiry}
          </bdi>
        </span>
        {card.isForOnePayment && <Badge size="sm">{words.onePayment}</Badge>}
        {card.isExpired && (
          <Badge size="sm" tone="danger">
            {words.expired}
          </Badge>
        )}
      </p>
    </Card>
  )
}

/** The skeleton of the tile, shown while cards load. Wrap several in one SkeletonGroup. */
export function CardTileSkeleton({
  as = 'div',
  className,
  ...rest
}: Pick<CardTileProps, 'as' | keyof RootProps>): ReactNode {
  return (
    <Card {...rest} as={as} padding="sm" className={className}>
      <div className="sk:flex sk:min-h-touch sk:items-center sk:gap-3">
        <Skeleton shape="block" width="own" className="sk:h-8 sk:w-15" />
        <div className="sk:flex-1">
          <Skeleton width="half" />
          <Skeleton width="third" className="sk:text-small" />
        </div>
      </div>
      <Skeleton width="third" className="sk:text-small" />
    </Card>
  )
}
