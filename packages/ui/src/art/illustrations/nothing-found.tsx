import { bark, clay, glow, leaf, paper, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws the illustration for something that was not found. */
export function NothingFound({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <Scene {...props} mirrored={mirrored} width={240} height={180}>
      <Backdrop />
      <path fill={bark} d="M64 100L84 84H156L176 100Z" />
      <path fill={clay} d="M64 100L44 84L64 68L84 84ZM176 100L196 84L176 68L156 84Z" />
      <path fill={wood} d="M64 100H176V148q0 8-8 8H72q-8 0-8-8Z" />
      <path fill={leaf} d="M64 116H176V132H64Z" />
      <path stroke={glow} d="M72 128l6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8" />
      <path d="M64 100H176" />
      <path strokeDasharray="2 8" d="M120 92C108 76 140 68 124 48C116 36 100 44 108 56" />
      <path d="M164 60L184 84" strokeWidth="10" />
      <path d="M164 60L184 84" strokeWidth="6" stroke={wood} />
      <circle cx="152" cy="44" r="20" fill={paper} />
      <path d="M140 44q0-12 12-12" />
    </Scene>
  )
}
