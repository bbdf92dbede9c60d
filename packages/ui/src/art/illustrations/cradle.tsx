import { bark, glow, leaf, paper, saffron, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws an illustration of a cradle. */
export function Cradle(props: IllustrationProps) {
  return (
    <Scene {...props} width={240} height={180}>
      <Backdrop />
      <path d="M120 12V28M96 44V36L144 36V44M120 28V36" />
      <path
        fill={saffron}
        d="M92 44a8 8 0 1 0 12 10a10 10 0 0 1-12-10ZM144 44l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1Z"
      />
      <path fill={paper} d="M68 96C68 84 80 84 92 84H148C160 84 172 84 172 96Z" />
      <path fill={leaf} d="M104 84H172V108H104Z" />
      <path stroke={glow} d="M110 100l6-8 6 8 6-8 6 8 6-8 6 8 6-8" />
      <path fill={wood} d="M60 100H180L172 140H68Z" />
      <path d="M88 100L92 140M112 100L113 140M136 100L135 140M160 100L156 140" />
      <path fill={bark} d="M60 76q0-8 8-8t8 8L80 148H64ZM180 76q0-8-8-8t-8 8L160 148H176Z" />
      <path fill={wood} d="M44 144Q120 168 196 144V152Q120 172 44 152Z" />
    </Scene>
  )
}
