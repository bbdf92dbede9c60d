import { bark, clay, glow, leaf, mint, paper, saffron, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws an illustration of a yard. */
export function Yard(props: IllustrationProps) {
  return (
    <Scene {...props} width={240} height={180}>
      <Backdrop />
      <path fill={bark} d="M196 24h8V112h-8Z" />
      <path fill={clay} d="M180 112H220V120H180Z" />
      <path d="M184 120V156M192 120V156M200 120V156M208 120V156M216 120V156" />
      <path d="M108 96C76 60 60 108 88 132" strokeWidth="8" />
      <path d="M108 96C76 60 60 108 88 132" strokeWidth="4" stroke={mint} />
      <path fill={leaf} d="M88 100H140L148 156H80Z" />
      <path fill={mint} d="M84 100H144V108H84Z" />
      <path fill={leaf} d="M144 132L168 92L176 96L146 148Z" />
      <path fill={saffron} d="M160 84L184 96L180 104L158 92Z" />
      <path stroke={glow} d="M88 136l6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8" />
      <path fill={wood} d="M28 128H68L64 156H32Z" />
      <path fill={paper} d="M24 120H72V128H24Z" />
      <path d="M48 120V76" />
      <path
        fill={leaf}
        d="M48 104C32 104 28 92 28 84C44 84 48 92 48 104ZM48 96C64 96 68 84 68 76C52 76 48 84 48 96ZM48 80C40 72 42 60 48 52C54 60 56 72 48 80Z"
      />
    </Scene>
  )
}
