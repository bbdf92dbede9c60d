import { mint, paper, saffron, wood } from '../palette.ts'
import { StageFrame } from './stage-frame.tsx'
import type { IllustrationProps } from '../scene.tsx'

export function StageTravelArrangements({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <StageFrame {...props} mirrored={mirrored}>
      <path d="M14 18V13q0-3 3-3h8q3 0 3 3V18" />
      <path fill={wood} d="M6 18H36q2 0 2 2V38q0 2-2 2H6q-2 0-2-2V20q0-2 2-2Z" />
      <path fill={mint} d="M4 26H38V32H4Z" />
      <path fill={paper} d="M26 26L44 20L47 29L29 35Z" />
      <path stroke={saffron} d="M34 29L41 26.5" />
    </StageFrame>
  )
}
