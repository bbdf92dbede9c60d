import { bark, clay, glow, leaf, line, paper, saffron } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws an illustration of a cooking pot. */
export function CookingPot(props: IllustrationProps) {
  return (
    <Scene {...props} width={240} height={180}>
      <Backdrop />
      <path d="M104 44c-6-6 6-12 0-20M120 40c-6-6 6-12 0-20M136 44c-6-6 6-12 0-20" />
      <path fill={bark} d="M168 92L196 44q4-4 7-1t1 7L176 96Z" />
      <path fill={leaf} d="M76 72H164V112q0 16-16 16H92q-16 0-16-16Z" />
      <path fill={clay} d="M76 84H64q-4 0-4 4v8q0 4 4 4H76ZM164 84h12q4 0 4 4v8q0 4-4 4H164Z" />
      <path stroke={glow} d="M84 104l8-10 8 10 8-10 8 10 8-10 8 10 8-10 8 10 8-10" />
      <path fill={saffron} d="M80 72C84 56 100 52 120 52S156 56 160 72Z" />
      <circle cx="120" cy="48" r="4" fill={line} />
      <path fill={paper} d="M68 72H172" />
      <path
        fill={saffron}
        d="M92 144q-6-6 0-14q6 8 0 14ZM111 144q-6-6 0-14q6 8 0 14ZM129 144q-6-6 0-14q6 8 0 14ZM148 144q-6-6 0-14q6 8 0 14Z"
      />
      <path fill={clay} d="M60 144H180V156H60Z" />
      <circle cx="80" cy="150" r="2" fill={line} />
      <circle cx="160" cy="150" r="2" fill={line} />
    </Scene>
  )
}
