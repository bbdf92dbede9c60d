import { glow, ink, leaf, paper, saffron } from '../palette.ts'
import { StageFrame } from './stage-frame.tsx'
import type { IllustrationProps } from '../scene.tsx'

export function StageVisaIssued(props: IllustrationProps) {
  return (
    <StageFrame {...props}>
      <path fill={leaf} d="M10 6H34q2 0 2 2V40q0 2-2 2H10Z" />
      <path stroke={glow} d="M16 14H30M16 20H26" />
      <path fill={paper} d="M14 28H24V36H14Z" />
      <circle cx="36" cy="34" r="10" fill={saffron} />
      <path stroke={ink} d="M31 34l4 4 7-7" />
    </StageFrame>
  )
}
