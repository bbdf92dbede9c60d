import { glow, ink, leaf, saffron } from '../palette.ts'
import { StageFrame } from './stage-frame.tsx'
import type { IllustrationProps } from '../scene.tsx'

export function StageVisaStarted(props: IllustrationProps) {
  return (
    <StageFrame {...props}>
      <path fill={leaf} d="M10 6H34q2 0 2 2V40q0 2-2 2H10Z" />
      <circle cx="23" cy="20" r="7" fill={glow} />
      <path stroke={ink} d="M16 20H30M23 13q-5 7 0 14q5-7 0-14" />
      <path stroke={glow} d="M18 34H26" />
      <circle cx="37" cy="37" r="7" fill={saffron} />
      <path stroke={ink} d="M37 34V40M34 37H40" />
    </StageFrame>
  )
}
