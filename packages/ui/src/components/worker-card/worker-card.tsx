'use client'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { choiceInputClasses, choiceInputMarkClasses } from '../../internal/choice-input-classes.ts'
import { Pause } from '../../internal/pause.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { Card, CardFooter, CardLink, CardTitle } from '../card/card.tsx'
import { Flag } from '../flag/flag.tsx'
import { Icon } from '../icon/icon.tsx'
import { arrowForwardIcon, briefcaseIcon, checkIcon, mapPinIcon } from '../icon/generated/icons.ts'
import type { IconArt } from '../icon/icon-art.ts'
import { PersonName } from '../person-name/person-name.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** The worker that a `WorkerCard` shows. */
export interface WorkerCardWorker {
  name: string
  /** A drawing of the worker, `<Portrait>`. Without it the card shows initials. */
  picture?: ReactNode
  /** The country of the worker. `code` is ISO 3166-1: `PH`. */
  nationality?: { name: string; code: string } | null | undefined
  age?: number | null | undefined
  skills: readonly { name: string; level?: string | undefined }[]
  /** The experience in words: "4 years". */
  experience?: string | undefined
  location?: string | undefined
  about?: string | null | undefined
}

export interface WorkerCardSelection {
  /** `radio` for a single choice, `checkbox` for several. */
  type: 'radio' | 'checkbox'
  /** The name of the group, the same for all of its cards. */
  name: string
  value: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean | undefined
  /** The reason why the worker cannot be chosen: "Just booked". */
  reason?: string | undefined
}

export interface WorkerCardProps extends RootProps {
  worker: WorkerCardWorker
  /** Turns the whole card into a radio button or a checkbox. */
  select?: WorkerCardSelection | undefined
  /** An `<a>` or a router's link. The whole card is its click target. Do not combine it with `select`. */
  link?: SlotElement | undefined
  /** The largest number of skills to show; the rest are counted. By default all are shown. */
  skillsShown?: number | undefined
  /** `tall` shows the picture as a half figure, `<Portrait figure="half">`, instead of in a circle. */
  pictureSize?: 'circle' | 'tall' | undefined
  /** Buttons at the lower edge. Do not combine them with `select`. */
  actions?: ReactNode
  as?: 'div' | 'li' | 'article' | undefined
  level?: 2 | 3 | 4 | undefined
}

const chosen =
  'sk:has-checked:border-primary sk:has-checked:outline sk:has-checked:outline-primary sk:has-enabled:hover:border-primary sk:has-focus-visible:outline-2 sk:has-focus-visible:outline-offset-2 sk:has-focus-visible:outline-focus sk:forced:has-checked:outline-2'

/** A worker: portrait or initials, flag, skills, experience and location. */
export function WorkerCard({
  worker,
  select,
  link,
  skillsShown,
  pictureSize = 'circle',
  actions,
  as = 'div',
  level = 3,
  className,
  ...rest
}: WorkerCardProps): ReactNode {
  const { strings, format } = useKit('WorkerCard')
  const words = strings.workerCard
  const id = useId()
  const { name, picture, nationality, age, skills, experience, location, about } = worker
  const shown = skills.slice(0, skillsShown)
  const hidden = skills.length - shown.length
  const facts = `${id}-facts`
  const isTall = pictureSize === 'tall' && picture !== undefined
  // The name of the country stands beside it.
  const flag = nationality && <Flag aria-hidden code={nationality.code} country={nationality.name} />
  const experienceAndLocation = (experience || location) && (
    <dl className="sk:m-0 sk:flex sk:flex-wrap sk:gap-x-5 sk:gap-y-1 sk:text-small sk:text-text">
      {experience && <Fact icon={briefcaseIcon} label={words.experience} value={experience} />}
      {location && <Fact icon={mapPinIcon} label={words.location} value={location} />}
    </dl>
  )
  return (
    <Card {...rest} as={as} link={link !== undefined} className={classes(select && chosen, className)}>
      <div className="sk:flex sk:items-start sk:gap-3">
        {isTall ? (
          <span className="sk:w-24 sk:shrink-0 sk:overflow-clip sk:rounded-field sk:[&>svg]:h-auto sk:[&>svg]:w-full">
            {picture}
          </span>
        ) : (
          <Avatar name={name} size="lg" picture={picture} flag={flag} />
        )}
        <div className="sk:grid sk:min-w-0 sk:flex-1 sk:gap-0.5 sk:pt-1">
          <CardTitle level={level}>
            <Name name={name} inputId={select && id} link={link} />
          </CardTitle>
          <p
            id={`${id}-origin`}
            className="sk:m-0 sk:flex sk:flex-wrap sk:items-center sk:gap-x-3 sk:text-text-muted"
          >
            {isTall && flag}
            {nationality && <span>{nationality.name}</span>}
            {nationality && typeof age === 'number' && <Pause />}
            {typeof age === 'number' && <span>{format.count(words.age, age)}</span>}
          </p>
          {isTall && experienceAndLocation}
        </div>
        {link && <Icon of={arrowForwardIcon} size="md" className="sk:mt-1.5 sk:shrink-0 sk:text-primary" />}
        {select && <Choice {...select} id={id} describedBy={`${id}-origin ${facts}`} />}
      </div>
      <div id={facts} className="sk:grid sk:gap-3">
        {!isTall && experienceAndLocation}
        {about && <p className="sk:m-0 sk:text-pretty sk:text-text-muted">{about}</p>}
        <span id={`${id}-skills`} hidden>
          {words.skills}
        </span>
        {shown.length > 0 && (
          <ul
            // An aria-label would replace the skills in the description of the choice.
            aria-labelledby={`${id}-skills`}
            className="sk:m-0 sk:flex sk:list-none sk:flex-wrap sk:gap-1.5 sk:p-0"
          >
            {shown.map((skill) => (
              <li key={skill.name} className="sk:max-w-full">
                <Badge size="sm">
                  {skill.name}
                  {skill.level && <span className="sk:font-normal sk:text-text-muted"> · {skill.level}</span>}
                </Badge>
              </li>
            ))}
            {hidden > 0 && (
              <li className="sk:text-small sk:text-text-muted">{format.count(words.more, hidden)}</li>
            )}
          </ul>
        )}
        {select?.reason && (
          <p className="sk:m-0 sk:text-small sk:font-semibold sk:text-text">{select.reason}</p>
        )}
      </div>
      {actions && <CardFooter>{actions}</CardFooter>}
    </Card>
  )
}

function Name({
  name,
  inputId,
  link,
}: {
  name: string
  inputId: string | undefined
  link: SlotElement | undefined
}): ReactNode {
  const person = <PersonName name={name} />
  if (inputId !== undefined)
    return (
      <label
        htmlFor={inputId}
        className="sk:cursor-pointer sk:after:absolute sk:after:inset-0 sk:after:rounded-card"
      >
        {person}
      </label>
    )
  return link ? <CardLink link={link}>{person}</CardLink> : person
}

function Choice({
  type,
  name,
  value,
  checked,
  onCheckedChange,
  disabled,
  id,
  describedBy,
}: WorkerCardSelection & { id: string; describedBy: string }): ReactNode {
  return (
    <span className="sk:relative sk:mt-1 sk:inline-flex sk:size-5.5 sk:shrink-0">
      <input
        id={id}
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className={classes(
          choiceInputClasses({ shape: type === 'radio' ? 'round' : 'square' }),
          'sk:outline-none',
        )}
      />
      {type === 'radio' ? (
        <span
          aria-hidden
          className={classes(
            choiceInputMarkClasses,
            'sk:size-2 sk:rounded-full sk:bg-current sk:peer-checked:opacity-100 sk:forced:bg-[HighlightText]',
          )}
        />
      ) : (
        <Icon
          of={checkIcon}
          className={classes(choiceInputMarkClasses, 'sk:stroke-3 sk:peer-checked:opacity-100')}
        />
      )}
    </span>
  )
}

function Fact({ icon, label, value }: { icon: IconArt; label: string; value: string }): ReactNode {
  return (
    <div className="sk:flex sk:min-w-0 sk:items-baseline sk:gap-1.5">
      <dt className="sk:text-text-muted">
        <Icon of={icon} />
        <span className="sk:sr-only">{label}</span>
      </dt>
      <dd className="sk:m-0 sk:min-w-0">{value}</dd>
    </div>
  )
}

/** The skeleton of the card, shown while workers load. Wrap several in one SkeletonGroup. */
export function WorkerCardSkeleton({
  as = 'div',
  className,
  ...rest
}: Pick<WorkerCardProps, 'as' | keyof RootProps>): ReactNode {
  return (
    <Card {...rest} as={as} className={className}>
      <div className="sk:flex sk:items-start sk:gap-3">
        <Skeleton shape="circle" width="own" className="sk:size-16 sk:shrink-0" />
        <div className="sk:min-w-0 sk:flex-1 sk:pt-1">
          <Skeleton shape="title" width="half" className="sk:text-lead" />
          <Skeleton width="third" />
        </div>
      </div>
      <Skeleton width="most" className="sk:text-small" />
      <Skeleton width="half" />
    </Card>
  )
}
