import { bark, clay, glow, leaf, mint, paper, saffron, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws the illustration for hourly visits. */
export function Hourly(props: IllustrationProps) {
  return (
    <Scene {...props} width={240} height={180}>
      <Backdrop />
      <path fill={bark} d="M168 20h8V100h-8Z" />
      <path fill={leaf} d="M160 100H184V112H160Z" />
      <path fill={saffron} d="M160 112H184L196 156H148Z" />
      <path d="M166 128L162 156M178 128L182 156M172 124V156" />
      <circle cx="100" cy="92" r="52" fill={wood} />
      <circle cx="100" cy="92" r="42" fill={paper} />
      <path fill={glow} stroke="none" d="M100 92V54A38 38 0 0 1 133 111Z" />
      <path d="M100 58v4M134 92h-4M100 126v-4M66 92h4" />
      <path d="M100 64V92L120 104" strokeWidth="4" />
      <path fill={leaf} d="M92 32H108V40H92ZM60 156L68 136L80 140L76 156ZM140 156L132 136L120 140L124 156Z" />
      <path fill={mint} d="M196 132H220L216 156H200Z" />
      <path d="M198 132Q208 112 218 132" />
      <path stroke={clay} d="M204 144H212" />
    </Scene>
  )
}
