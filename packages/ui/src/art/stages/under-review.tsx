import { glow, mint, paper, saffron } from '../palette.ts'
import { StageFrame } from './stage-frame.tsx'
import type { IllustrationProps } from '../scene.tsx'

export function StageUnderReview({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <StageFrame {...props} mirrored={mirrored}>
      <path fill={paper} d="M8 8H34V40H8Z" />
      <path fill={mint} d="M16 4H26V12H16Z" />
      <path d="M14 18H24M14 24H18M14 30H18" />
      <path d="M35 35L43 43" strokeWidth="4" />
      <circle cx="29" cy="29" r="9" fill={glow} />
      <path stroke={saffron} d="M24 29a5 5 0 0 1 5-5" />
    </StageFrame>
  )
}
