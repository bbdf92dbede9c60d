import { glow, ink, leaf, paper, saffron } from '../palette.ts'
import { StageFrame } from './stage-frame.tsx'
import type { IllustrationProps } from '../scene.tsx'

export function StageAwaitingPayment({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <StageFrame {...props} mirrored={mirrored}>
      <path fill={leaf} d="M4 12H36q4 0 4 4V32q0 4-4 4H8q-4 0-4-4Z" />
      <path fill={paper} d="M4 18H40V24H4Z" />
      <circle cx="36" cy="34" r="9" fill={saffron} />
      <path stroke={ink} d="M36 29V34L39 36" data-upright="" />
      <path stroke={glow} d="M10 30H18" />
    </StageFrame>
  )
}
