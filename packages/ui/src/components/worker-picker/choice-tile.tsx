import { useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { mark, markSign } from '../../internal/mark.ts'
import { Card, CardTitle } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconArt } from '../icon/icon-art.ts'

interface Props {
  icon: IconArt
  level: 2 | 3 | 4
  title: string
  text: string
  name: string
  value: string
  checked: boolean
  onChoose: () => void
}

/** A choice that is nobody in particular, in the size and weight of a worker's card: neither is the better one. */
export function ChoiceTile({ icon, level, title, text, name, value, checked, onChoose }: Props): ReactNode {
  const id = useId()
  return (
    <Card className="has-checked:border-primary has-checked:outline has-checked:outline-primary has-enabled:hover:border-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced:has-checked:outline-2">
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft"
        >
          <Icon of={icon} size="lg" />
        </span>
        <div className="min-w-0 flex-1 self-center">
          <CardTitle level={level}>
            <label htmlFor={id} className="cursor-pointer after:absolute after:inset-0 after:rounded-card">
              {title}
            </label>
          </CardTitle>
        </div>
        <span className="relative mt-1 inline-flex size-5.5 shrink-0">
          <input
            id={id}
            type="radio"
            name={name}
            value={value}
            checked={checked}
            aria-describedby={`${id}-text`}
            onChange={onChoose}
            className={classes(mark({ shape: 'round' }), 'outline-none')}
          />
          <span
            aria-hidden
            className={classes(
              markSign,
              'size-2 rounded-full bg-current peer-checked:opacity-100 forced:bg-[HighlightText]',
            )}
          />
        </span>
      </div>
      <p id={`${id}-text`} className="m-0 text-pretty text-text-muted">
        {text}
      </p>
    </Card>
  )
}
