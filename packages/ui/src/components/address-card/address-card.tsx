'use client'
import { toArabicIndicDigits } from '@sakina/text'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { mark, markPlace, markSign } from '../../internal/mark.ts'
import type { RootProps } from '../../internal/root-props.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Code } from '../code/code.tsx'
import { editIcon, mapPinIcon, trashIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { Phone } from '../phone/phone.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

export interface AddressCardAddress {
  street: string
  buildingNumber: string
  unitNumber?: string | null | undefined
  neighborhood?: string | null | undefined
  city?: string | null | undefined
  region?: string | null | undefined
  postalCode?: string | null | undefined
  shortAddress?: string | null | undefined
  phone?: string | null | undefined
  /** What the driver should know. */
  note?: string | null | undefined
  isMain?: boolean | undefined
}

export interface AddressChoice {
  /** The name that ties the addresses of one choice together. */
  group: string
  chosen: boolean
  onChoose: () => void
}

export interface AddressCardProps extends RootProps {
  address: AddressCardAddress
  /** Makes it one answer of several: the whole of its text is the target. */
  choice?: AddressChoice | undefined
  /** An `<a>` to the place on a map. */
  mapLink?: SlotElement | undefined
  /** Left out, it cannot be changed here. */
  onEdit?: (() => void) | undefined
  /** Left out, it cannot be removed here. */
  onRemove?: (() => void) | undefined
  /** Left out for the main one. */
  onMakeMain?: (() => void) | undefined
  /** Something is being done to it: its buttons wait. */
  loading?: boolean | undefined
  as?: 'div' | 'li' | 'article' | undefined
}

const chosenLooks =
  'has-checked:border-primary has-checked:bg-primary-soft has-checked:outline has-checked:outline-primary has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus forced:has-checked:outline-2'

/** An address of the customer: read at a glance, mended, removed, made the main one, or chosen. */
export function AddressCard({
  address,
  choice,
  mapLink,
  onEdit,
  onRemove,
  onMakeMain,
  loading = false,
  as = 'div',
  className,
  ...rest
}: AddressCardProps): ReactNode {
  const { strings, digits, locale } = useKit('AddressCard')
  const words = strings.addressCard
  const show = (text: string): string => (digits === 'arab' ? toArabicIndicDigits(text) : text)
  const comma = locale === 'ar' ? '، ' : ', '
  const area = [address.neighborhood, address.city, address.region].filter(Boolean).join(comma)
  const forWhich = <span className="sr-only"> {show(address.street)}</span>
  const wait = loading ? { 'aria-disabled': true } : {}
  const acts = (act: () => void) => (loading ? undefined : act)
  const text = (
    <span className="grid min-w-0 flex-1 gap-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi className="font-semibold text-text">{show(address.street)}</bdi>
        {address.isMain && (
          <Badge size="sm" tone="success">
            {words.main}
          </Badge>
        )}
      </span>
      <span>
        {words.building} <bdi className="tabular-nums">{show(address.buildingNumber)}</bdi>
        {address.unitNumber && (
          <>
            {comma}
            {words.unit} <bdi>{show(address.unitNumber)}</bdi>
          </>
        )}
      </span>
      <span className="text-text-muted">
        <bdi>{area}</bdi>
        {address.postalCode && (
          <>
            {' '}
            <bdi dir="ltr" className="tabular-nums">
              {show(address.postalCode)}
            </bdi>
          </>
        )}
      </span>
      {address.shortAddress && (
        <span className="text-small text-text-muted">
          <Code value={address.shortAddress} />
        </span>
      )}
      {address.note && <bdi className="text-small whitespace-pre-line text-text-muted">{address.note}</bdi>}
    </span>
  )
  const aside = address.phone || mapLink
  return (
    <Card {...rest} as={as} padding="sm" className={classes(choice && chosenLooks, className)}>
      {choice ? (
        <label className="flex min-h-touch cursor-pointer gap-3">
          <span className={markPlace}>
            <input
              type="radio"
              name={choice.group}
              checked={choice.chosen}
              className={classes(mark({ shape: 'round' }), 'outline-none')}
              onChange={choice.onChoose}
            />
            <span
              aria-hidden
              className={classes(
                markSign,
                'size-2 rounded-full bg-current peer-checked:opacity-100 forced:bg-[HighlightText]',
              )}
            />
          </span>
          {text}
        </label>
      ) : (
        <div className="flex min-w-0 gap-3">
          <Icon of={mapPinIcon} size="md" className="mt-[0.3em] text-primary" />
          {text}
        </div>
      )}
      {aside && (
        <div className="flex flex-wrap items-center gap-x-5">
          {address.phone && <Phone number={address.phone} />}
          {mapLink && (
            <Link variant="standalone" link={mapLink}>
              {words.map}
            </Link>
          )}
        </div>
      )}
      {(onEdit ?? onRemove ?? onMakeMain) && (
        <div className="-ms-3.5 mt-auto flex flex-wrap gap-x-1">
          {onEdit && (
            <Button variant="quiet" size="sm" icon={<Icon of={editIcon} />} {...wait} onClick={acts(onEdit)}>
              {words.edit}
              {forWhich}
            </Button>
          )}
          {onMakeMain && (
            <Button variant="quiet" size="sm" {...wait} onClick={acts(onMakeMain)}>
              {words.makeMain}
              {forWhich}
            </Button>
          )}
          {onRemove && (
            <Button
              variant="quiet"
              size="sm"
              icon={<Icon of={trashIcon} />}
              {...wait}
              onClick={acts(onRemove)}
            >
              {words.remove}
              {forWhich}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

/** The card's own shape while addresses load. Wrap several in one SkeletonGroup. */
export function AddressCardSkeleton({
  as = 'div',
  className,
  ...rest
}: Pick<AddressCardProps, 'as' | keyof RootProps>): ReactNode {
  return (
    <Card {...rest} as={as} padding="sm" className={className}>
      <div className="grid gap-1">
        <Skeleton width="half" />
        <Skeleton width="third" />
        <Skeleton width="most" />
      </div>
      <Skeleton shape="button" width="button" />
    </Card>
  )
}
