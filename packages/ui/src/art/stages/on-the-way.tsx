import { leaf, mint, paper, saffron } from '../palette.ts'
import { StageFrame } from './stage-frame.tsx'
import type { IllustrationProps } from '../scene.tsx'

export function StageOnTheWay({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <StageFrame {...props} mirrored={mirrored}>
      <path
        fill={mint}
        stroke="none"
        d="M6 38a8 8 0 0 1 12-6a9 9 0 0 1 17 2a6 6 0 0 1 5 8H8a4 4 0 0 1-2-4Z"
      />
      <path fill={paper} d="M8 22L34 12q8-2 9 1q0 4-8 7L14 28q-3 1-5-1L4 19l4-1 5 3Z" />
      <path fill={leaf} d="M24 21L18 36l4-1 13-17ZM21 17L12 11l-4 1 7 8Z" />
      <path stroke={saffron} d="M4 34H12M6 40H16" />
    </StageFrame>
  )
}
