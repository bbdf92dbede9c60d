import { bark, glow, leaf, paper, saffron, wall, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** A closed door, with the footsteps of somebody who turned back. */
export function NotFound({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <Scene {...props} mirrored={mirrored} width={240} height={180}>
      <Backdrop />
      <path fill={wall} d="M64 156V64h8v-8h8v-8h8v-8h64v8h8v8h8v8h8v92Z" />
      <path
        fill={paper}
        d="M80 156V72l5-7 5 7 5-7 5 7 5-7 5 7 5-7 5 7 5-7 5 7 5-7 5 7 5-7 5 7 5-7 5 7V156Z"
      />
      <path fill={wood} d="M88 80H152V156H88Z" />
      <path fill={leaf} d="M88 80H152V90H88ZM88 146H152V156H88Z" />
      <path
        fill={saffron}
        d="M88 115H152V123H88ZM104 94l7 9-7 9-7-9ZM136 94l7 9-7 9-7-9ZM104 126l7 9-7 9-7-9ZM136 126l7 9-7 9-7-9Z"
      />
      <path stroke={glow} d="M92 88l6-6 6 6 6-6 6 6M124 88l6-6 6 6 6-6 6 6" />
      <path d="M120 80V156" />
      <path fill={bark} d="M82 72H158V80H82ZM114 116H126V128H114Z" />
      <path d="M117 116v-3q3-5 6 0v3" />
      <circle cx="120" cy="121.5" r="1" fill={glow} />
      <path
        fill={leaf}
        d="M200 156C188 148 180 140 176 124C188 128 194 136 198 148C194 132 196 120 200 108C204 120 206 132 202 148C206 136 212 128 224 124C220 140 212 148 200 156Z"
      />
      <path strokeDasharray="2 8" d="M120 162C116 172 88 176 52 168" />
    </Scene>
  )
}
