import { bark, glow, leaf, paper, saffron, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws the illustration for an order that succeeded. */
export function SuccessDates(props: IllustrationProps) {
  return (
    <Scene {...props} width={240} height={180}>
      <Backdrop />
      <path
        fill={bark}
        d="M72 116a16 11 -20 1 1 30-6ZM138 110a16 11 20 1 1 30 6ZM104 112a16 11 0 1 1 32 0Z"
      />
      <path fill={wood} d="M86 120a16 12 -10 1 1 32-4ZM122 116a16 12 10 1 1 32 4Z" />
      <path fill={leaf} d="M48 120H192C188 136 172 148 156 148H84C68 148 52 136 48 120Z" />
      <path fill={paper} d="M44 116H196V124H44Z" />
      <path stroke={glow} d="M68 138l8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8" />
      <path fill={saffron} d="M92 148H148V156H92Z" />
      <circle cx="120" cy="56" r="28" fill={leaf} />
      <path stroke={glow} strokeWidth="4" d="M107 57l9 9 18-19" />
      <path d="M68 40l6 4M64 60h6M172 40l-6 4M176 60h-6M84 24l4 6M156 24l-4 6" />
    </Scene>
  )
}
