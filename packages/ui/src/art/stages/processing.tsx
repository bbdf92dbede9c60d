import { mint, paper, saffron } from '../palette.ts'
import { StageFrame } from './stage-frame.tsx'
import type { IllustrationProps } from '../scene.tsx'

export function StageProcessing(props: IllustrationProps) {
  return (
    <StageFrame {...props}>
      <path fill={paper} d="M6 15L18 11V37L12 38ZM42 15L30 11V37L36 38Z" />
      <path fill={mint} d="M14 8H34V40H14Z" />
      <path fill={saffron} d="M24 14l6 8-6 8-6-8Z" />
      <path d="M19 35H29" />
    </StageFrame>
  )
}
