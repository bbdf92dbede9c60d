import { clay, glow, leaf, line, paper, saffron, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws an illustration of a contract. */
export function Contract({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <Scene {...props} mirrored={mirrored} width={240} height={180}>
      <Backdrop />
      <path fill={paper} d="M72 40H168V140H72Z" />
      <path
        fill={wood}
        d="M64 28H176q8 0 8 8t-8 8H64q-8 0-8-8t8-8ZM64 136H176q8 0 8 8t-8 8H64q-8 0-8-8t8-8Z"
      />
      <path fill={clay} d="M72 28H168V44H72ZM72 136H168V152H72Z" />
      <path d="M88 60H128M88 74H152M88 88H152M88 102H116" />
      <path d="M88 122q6-10 10 0t8-4 10 2" />
      <path fill={leaf} d="M138 112L132 136L144 130L156 136L150 112Z" />
      <circle cx="144" cy="108" r="14" fill={saffron} />
      <path fill={glow} d="M144 100l6 8-6 8-6-8Z" />
      <path fill={leaf} d="M204 44l8 4L192 116l-8 8-2-12Z" />
      <path d="M184 124L182 132" stroke={line} />
    </Scene>
  )
}
