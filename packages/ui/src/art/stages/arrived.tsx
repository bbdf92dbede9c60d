import { mint, paper, saffron, wood } from '../palette.ts'
import { StageFrame } from './stage-frame.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws the illustration of the tracking stage `arrived`. */
export function StageArrived(props: IllustrationProps) {
  return (
    <StageFrame {...props}>
      <ellipse cx="24" cy="41" rx="14" ry="4" fill={mint} />
      <path fill={saffron} d="M24 40C12 28 10 22 10 18a14 14 0 0 1 28 0c0 4-2 10-14 22Z" />
      <path fill={paper} d="M16 24V16h4v-4h8v4h4v8Z" />
      <path fill={wood} d="M21 24V19H27V24Z" />
    </StageFrame>
  )
}
