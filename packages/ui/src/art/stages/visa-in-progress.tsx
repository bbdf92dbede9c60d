import { glow, leaf, paper, saffron } from '../palette.ts'
import { StageFrame } from './stage-frame.tsx'
import type { IllustrationProps } from '../scene.tsx'

export function StageVisaInProgress(props: IllustrationProps) {
  return (
    <StageFrame {...props}>
      <path fill={leaf} d="M10 6H34q2 0 2 2V40q0 2-2 2H10Z" />
      <path stroke={glow} d="M16 14H30M16 20H24" />
      <path
        fill={paper}
        d="M24 24H44V28C44 32 38 32 38 35S44 38 44 42V44H24V42C24 38 30 38 30 35S24 32 24 28Z"
      />
      <path fill={saffron} stroke="none" d="M28 43q6-8 12 0ZM30 29h8l-4 4Z" />
      <path d="M22 24H46M22 44H46" />
    </StageFrame>
  )
}
