import { mint, paper, saffron } from '../palette.ts'
import { StageFrame } from './stage-frame.tsx'
import type { IllustrationProps } from '../scene.tsx'

export function StageSubmitted({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <StageFrame {...props} mirrored={mirrored}>
      <path fill={paper} d="M8 8H32V40H8Z" />
      <path d="M14 19H26M14 25H20M14 31H18" />
      <path fill={saffron} d="M22 32L44 20L38 42L33 35Z" />
      <path d="M33 35L44 20" />
      <path fill={mint} d="M8 8H32V12H8Z" />
    </StageFrame>
  )
}
