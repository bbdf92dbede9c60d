'use client'
import { toArabicIndicDigits } from '@sakina/text'
import type { ReactNode } from 'react'
import { AddressText } from './address-text.tsx'
import { classes } from '../../internal/class-names.ts'
import { OwnText } from '../../internal/own-text.tsx'
import { Pause } from '../../internal/pause.tsx'
import {
  choiceInputClasses,
  choiceInputBoxClasses,
  choiceInputMarkClasses,
} from '../../internal/choice-input-classes.ts'
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

/** The address that an `AddressCard` shows. */
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
  /** A note for the driver. */
  note?: string | null | undefined
  isMain?: boolean | undefined
}

export interface AddressCardRadio {
  /** The `name` of the radio group that the addresses of one choice share. */
  group: string
  chosen: boolean
  onChoose: () => void
}

export interface AddressCardProps extends RootProps {
  address: AddressCardAddress
  /** Turns the card into a radio button. The whole card is its click target. */
  choice?: AddressCardRadio | undefined
  /** An `<a>` to the place on a map. */
  mapLink?: SlotElement | undefined
  /** Called by the edit button. Without it there is no edit button. */
  onEdit?: (() => void) | undefined
  /** Called by the remove button. Without it there is no remove button. */
  onRemove?: (() => void) | undefined
  /** Called by the button that makes this the main address. Leave it out for the main one. */
  onMakeMain?: (() => void) | undefined
  /** True while an action on the address is running. Its buttons are disabled meanwhile. */
  loading?: boolean | undefined
  as?: 'div' | 'li' | 'article' | undefined
}

const chosenLooks =
  'sk:has-checked:border-primary sk:has-checked:bg-primary-soft sk:has-checked:outline sk:has-checked:outline-primary sk:has-[input:focus-visible]:outline-2 sk:has-[input:focus-visible]:outline-offset-2 sk:has-[input:focus-visible]:outline-focus sk:forced:has-checked:outline-2'

/** A card for one address of the customer, which can be edited, removed, made the main one, or chosen. */
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
  const { strings, digits, format } = useKit('AddressCard')
  const words = strings.addressCard
  const show = (text: string): string => (digits === 'arab' ? toArabicIndicDigits(text) : text)
  const area = [address.neighborhood, address.city, address.region].filter(Boolean).join(format.comma)
  const forWhich = <span className="sk:sr-only"> {show(address.street)}</span>
  const wait = loading ? { 'aria-disabled': true } : {}
  const acts = (act: () => void) => (loading ? undefined : act)
  const text = (
    <span className="sk:grid sk:min-w-0 sk:flex-1 sk:gap-1">
      <span className="sk:flex sk:flex-wrap sk:items-center sk:gap-x-2 sk:gap-y-1">
        <OwnText className="sk:font-semibold sk:text-text">{show(address.street)}</OwnText>
        <Pause />
        {address.isMain && (
          <Badge size="sm" tone="success">
            {words.main}
          </Badge>
        )}
        {address.isMain && <Pause />}
      </span>
      <span>
        {words.building} <bdi className="sk:tabular-nums">{show(address.buildingNumber)}</bdi>
        {address.unitNumber && (
          <>
            {format.comma}
            {words.unit} <bdi>{show(address.unitNumber)}</bdi>
          </>
        )}
        <Pause />
      </span>
      <span className="sk:text-text-muted">
        <AddressText line={area} />
        {address.postalCode && (
          <>
            {' '}
            <bdi dir="ltr" className="sk:tabular-nums">
              {show(address.postalCode)}
            </bdi>
          </>
        )}
        {(address.shortAddress || address.note) && <Pause />}
      </span>
      {address.shortAddress && (
        <span className="sk:text-small sk:text-text-muted">
          <Code value={address.shortAddress} />
          {address.note && <Pause />}
        </span>
      )}
      {address.note && (
        <OwnText className="sk:text-small sk:whitespace-pre-line sk:text-text-muted">{address.note}</OwnText>
      )}
    </span>
  )
  const aside = address.phone || mapLink
  return (
    <Card {...rest} as={as} className={classes(choice && chosenLooks, className)}>
      {choice ? (
        <label className="sk:flex sk:min-h-touch sk:cursor-pointer sk:gap-3">
          <span className={choiceInputBoxClasses}>
            <input
              type="radio"
              name={choice.group}
              checked={choice.chosen}
              className={classes(choiceInputClasses({ shape: 'round' }), 'sk:outline-none')}
              onChange={choice.onChoose}
            />
            <span
              aria-hidden
              className={classes(
                choiceInputMarkClasses,
                'sk:size-2 sk:rounded-full sk:bg-current sk:peer-checked:opacity-100 sk:forced:bg-[HighlightText]',
              )}
            />
          </span>
          {text}
        </label>
      ) : (
        <div className="sk:flex sk:min-w-0 sk:gap-3">
          <Icon of={mapPinIcon} size="md" className="sk:mt-[0.3em] sk:text-primary" />
          {text}
        </div>
      )}
      {aside && (
        <div className="sk:flex sk:flex-wrap sk:items-center sk:gap-x-5">
          {address.phone && <Phone number={address.phone} />}
          {mapLink && (
            <Link variant="standalone" link={mapLink}>
              {words.map}
            </Link>
          )}
        </div>
      )}
      {(onEdit ?? onRemove ?? onMakeMain) && (
        <div className="sk:-mx-3.5 sk:mt-auto sk:flex sk:flex-wrap">
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

/** The skeleton of the card, shown while addresses load. Wrap several in one SkeletonGroup. */
export function AddressCardSkeleton({
  as = 'div',
  className,
  ...rest
}: Pick<AddressCardProps, 'as' | keyof RootProps>): ReactNode {
  return (
    <Card {...rest} as={as} className={className}>
      <div className="sk:grid sk:gap-1">
        <Skeleton width="half" />
        <Skeleton width="third" />
        <Skeleton width="most" />
      </div>
      <Skeleton shape="button" width="button" />
    </Card>
  )
}
