import type { ReactNode } from 'react'
import type { ArtProps } from '../scene.tsx'
import { appearanceOf, cyclicItemAt } from './appearance.ts'
import { backgroundNames, backgroundColors } from './colors.ts'
import type { PortraitGround } from './colors.ts'
import { Person } from './person.tsx'
import type { PersonProps } from './person.tsx'

export interface PortraitProps extends ArtProps, PersonProps {
  /** The background. By default the seed decides. */
  ground?: PortraitGround | undefined
}

/** A drawn person, composed from a seed. It is an illustration and never a likeness. */
export function Portrait({ ground, title, className, ...person }: PortraitProps): ReactNode {
  const isHalf = person.figure === 'half'
  return (
    <svg
      width={isHalf ? 120 : 96}
      height={isHalf ? 150 : 96}
      viewBox={isHalf ? '4 0 88 140' : '8 5 80 80'}
      // A half figure stands whole in a frame of any shape, because the hands and the tool tell the job.
      preserveAspectRatio={isHalf ? 'xMidYMax meet' : 'xMidYMax slice'}
      className={className}
      data-art="portrait"
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
    >
      <path
        fill={backgroundColors[ground ?? cyclicItemAt(backgroundNames, appearanceOf(person).ground)]}
        d="M-500-500H600V144H-500Z"
      />
      <Person {...person} />
    </svg>
  )
}
