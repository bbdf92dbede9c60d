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
      viewBox={isHalf ? '-12 -6 120 150' : '8 5 80 80'}
      preserveAspectRatio={isHalf ? 'xMidYMin slice' : 'xMidYMax slice'}
      className={className}
      data-art="portrait"
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
    >
      <path
        fill={backgroundColors[ground ?? cyclicItemAt(backgroundNames, appearanceOf(person).ground)]}
        d="M-12-6H108V144H-12Z"
      />
      <Person {...person} />
    </svg>
  )
}
