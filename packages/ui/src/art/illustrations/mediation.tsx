import { clay, glow, ink, leaf, paper, saffron, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws the illustration for recruitment. */
export function Mediation({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <Scene {...props} mirrored={mirrored} width={240} height={180}>
      <Backdrop />
      <path stroke={saffron} strokeDasharray="2 8" d="M28 112C44 60 96 32 148 44" />
      <path fill={paper} d="M152 40L200 28q12-2 14 4q-2 6-12 10L158 56q-6 1-10-4l-8-12 8-2 8 6Z" />
      <path fill={leaf} d="M180 46L168 76l8-2 24-34ZM176 36L160 24l-8 2 14 14Z" />
      <path d="M196 36l6-2" />
      <path d="M76 84V72q0-8 8-8h24q8 0 8 8V84" strokeWidth="8" />
      <path d="M76 84V72q0-8 8-8h24q8 0 8 8V84" strokeWidth="4" stroke={clay} />
      <path fill={wood} d="M56 84H136q8 0 8 8V148q0 8-8 8H56q-8 0-8-8V92q0-8 8-8Z" />
      <path fill={leaf} d="M48 108H144V128H48Z" />
      <path stroke={glow} d="M56 124l8-12 8 12 8-12 8 12 8-12 8 12 8-12 8 12 8-12 8 12" />
      <path d="M64 84V108M128 84V108M64 128V156M128 128V156" />
      <path fill={leaf} d="M160 100H196q4 0 4 4V152q0 4-4 4H160Z" />
      <circle cx="180" cy="122" r="10" fill={glow} />
      <path stroke={ink} d="M170 122H190M180 112q-6 10 0 20q6-10 0-20" />
      <path stroke={glow} d="M172 144H188" />
    </Scene>
  )
}
