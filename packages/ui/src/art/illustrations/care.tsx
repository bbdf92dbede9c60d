import { bark, clay, glow, leaf, paper, saffron, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws the illustration for care. */
export function Care(props: IllustrationProps) {
  return (
    <Scene {...props} width={240} height={180}>
      <Backdrop />
      <path d="M88 76V64q0-8 8-8h48q8 0 8 8V76" strokeWidth="8" />
      <path d="M88 76V64q0-8 8-8h48q8 0 8 8V76" strokeWidth="4" stroke={clay} />
      <path fill={wood} d="M64 76H176q12 0 12 12V148q0 8-8 8H60q-8 0-8-8V88q0-12 12-12Z" />
      <path fill={bark} d="M52 100V88q0-12 12-12H176q12 0 12 12V100Z" />
      <path fill={saffron} d="M72 92h16v16H72ZM152 92h16v16H152Z" />
      <circle cx="120" cy="124" r="22" fill={paper} />
      <path fill={leaf} d="M120 138C104 126 106 112 114 112q4 0 6 4q2-4 6-4c8 0 10 14-6 26Z" />
      <path d="M196 156V132q0-4 4-4h12q4 0 4 4v24Z" fill={glow} />
      <path fill={leaf} d="M196 120H216V128H196ZM196 136H216V148H196Z" />
      <path d="M40 152V84c0-16-20-16-20 0" strokeWidth="8" />
      <path d="M40 152V84c0-16-20-16-20 0" strokeWidth="4" stroke={clay} />
    </Scene>
  )
}
