import { clay, glow, leaf, line, mint, paper, saffron } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws an illustration of ironing. */
export function Ironing(props: IllustrationProps) {
  return (
    <Scene {...props} width={240} height={180}>
      <Backdrop />
      <path fill={leaf} d="M44 136H132q8 0 8 8v4q0 8-8 8H44q-8 0-8-10t8-10Z" />
      <path fill={paper} d="M48 116H128q8 0 8 10t-8 10H48q-8 0-8-10t8-10Z" />
      <path fill={saffron} d="M44 96H132q8 0 8 10t-8 10H44q-8 0-8-10t8-10Z" />
      <path fill={mint} d="M52 76H124q8 0 8 10t-8 10H52q-8 0-8-10t8-10Z" />
      <path d="M60 86H132M60 106H140M60 126H136M60 146H140" />
      <path stroke={glow} d="M72 152l6-8 6 8 6-8 6 8 6-8" />
      <path d="M196 104C224 104 204 72 212 56" />
      <path d="M160 116C160 96 172 92 200 96V112" strokeWidth="10" />
      <path d="M160 116C160 96 172 92 200 96V112" strokeWidth="6" stroke={clay} />
      <path fill={leaf} d="M144 148C148 124 164 112 184 112H208V148Z" />
      <path fill={paper} d="M140 148H208V156H140Z" />
      <circle cx="188" cy="130" r="6" fill={saffron} />
      <path d="M172 72q4-6 0-12M184 68q4-6 0-12" stroke={line} />
    </Scene>
  )
}
