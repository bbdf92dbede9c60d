import { paper, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Cup } from '../parts/cup.tsx'
import { Dallah } from '../parts/dallah.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws an illustration of a coffee set. */
export function CoffeeSet({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <Scene {...props} mirrored={mirrored} width={240} height={180}>
      <Backdrop />
      <g transform="translate(44 40)">
        <Dallah />
      </g>
      <Cup x={144} y={128} />
      <Cup x={172} y={128} />
      <rect x="32" y="148" width="176" height="8" rx="4" fill={wood} />
      <path d="M154 120c-4-4 4-8 0-12M182 120c-4-4 4-8 0-12" />
      <path stroke={paper} d="M48 152H192" strokeDasharray="8 8" />
    </Scene>
  )
}
