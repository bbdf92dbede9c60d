import { useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { choiceInputClasses, choiceInputMarkClasses } from '../../internal/choice-input-classes.ts'
import { Card, CardTitle } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconArt } from '../icon/icon-art.ts'

interface Props {
  /** The id of the radio, for elements outside that refer to it. */
  id?: string | undefined
  icon: IconArt
  level: 2 | 3 | 4
  title: string
  text: string
  name: string
  value: string
  checked: boolean
  onChoose: () => void
}

/**
 * An answer other than one of the workers. It looks like a worker's card, so that no answer seems
 * better.
 */
export function ChoiceTile({
  id: given,
  icon,
  level,
  title,
  text,
  name,
  value,
  checked,
  onChoose,
}: Props): ReactNode {
  const made = useId()
  const id = given ?? made
  return (
    <Card className="sk:has-checked:border-primary sk:has-checked:outline sk:has-checked:outline-primary sk:has-enabled:hover:border-primary sk:has-focus-visible:outline-2 sk:has-focus-visible:outline-offset-2 sk:has-focus-visible:outline-focus sk:forced:has-checked:outline-2">
      <div className="sk:flex sk:items-start sk:gap-3">
        <span
          aria-hidden
          className="sk:inline-flex sk:size-12 sk:shrink-0 sk:items-center sk:justify-center sk:rounded-full sk:bg-accent-soft sk:text-on-accent-soft"
        >
          <Icon of={icon} size="lg" />
        </span>
        <div className="sk:min-w-0 sk:flex-1 sk:self-center">
          <CardTitle level={level}>
            <label
              htmlFor={id}
              className="sk:cursor-pointer sk:after:absolute sk:after:inset-0 sk:after:rounded-card"
            >
              {title}
            </label>
          </CardTitle>
        </div>
        <span className="sk:relative sk:mt-1 sk:inline-flex sk:size-5.5 sk:shrink-0">
          <input
            id={id}
            type="radio"
            name={name}
            value={value}
            checked={checked}
            aria-describedby={`${id}-text`}
            onChange={onChoose}
            className={classes(choiceInputClasses({ shape: 'round' }), 'sk:outline-none')}
          />
          <span
            aria-hidden
            className={classes(
              choiceInputMarkClasses,
              'sk:size-2 sk:rounded-full sk:bg-current sk:peer-checked:opacity-100 sk:forced:bg-[HighlightText]',
            )}
          />
        </span>
      </div>
      <p id={`${id}-text`} className="sk:m-0 sk:text-pretty sk:text-text-muted">
        {text}
      </p>
    </Card>
  )
}
