import { bark, clay, glow, leaf, paper, saffron, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws the illustration for an error. */
export function Unplugged(props: IllustrationProps) {
  return (
    <Scene {...props} width={240} height={180}>
      <Backdrop />
      <path fill={saffron} d="M72 32H120L140 84H52Z" />
      <path stroke={glow} d="M62 76l7-10 7 10 7-10 7 10 7-10 7 10 7-10 7 10 7-10 7 10" />
      <path fill={leaf} d="M92 84H100V92C116 100 120 120 108 140H84C72 120 76 100 92 92Z" />
      <path fill={wood} d="M72 140H120V148H72ZM64 148H128V156H64Z" />
      <path d="M128 152C152 152 140 124 156 124C164 124 160 132 168 132" />
      <path fill={bark} d="M168 124H180V140H168Z" />
      <path d="M180 128H188M180 136H188" />
      <path fill={paper} d="M200 112H216V152H200Z" />
      <path d="M204 128H208M204 136H208" />
      <path stroke={clay} d="M192 116l-4-8M184 112l-2-6" />
    </Scene>
  )
}
