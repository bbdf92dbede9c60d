import { glow, ink, mint, paper, saffron, wood } from '../palette.ts'
import { StageFrame } from './stage-frame.tsx'
import type { IllustrationProps } from '../scene.tsx'

export function StageReceived({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <StageFrame {...props} mirrored={mirrored}>
      <path fill={mint} d="M6 42V18h4v-4h4v-4h4V6h12v4h4v4h4v4h4V42Z" />
      <path fill={glow} d="M16 42V20H32V42Z" />
      <path fill={wood} d="M16 20L22 23V40L16 42Z" />
      <circle cx="36" cy="34" r="9" fill={saffron} />
      <path stroke={ink} d="M32 34l3 3 6-6" data-upright="" />
      <path stroke={paper} d="M20 12H28" />
      <path d="M2 42H28" />
    </StageFrame>
  )
}
