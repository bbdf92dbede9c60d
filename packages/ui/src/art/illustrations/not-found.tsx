import { clay, glow, leaf, paper, saffron, sun, wall, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

export function NotFound({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <Scene {...props} mirrored={mirrored} width={240} height={180}>
      <Backdrop />
      <path fill={wall} d="M64 156V60h8v-8h8v-8h8v-8h64v8h8v8h8v8h8v96Z" />
      <path fill={paper} d="M80 156V72H160V156Z" />
      <path fill={sun} d="M88 156V80H152V156Z" />
      <circle cx="130" cy="104" r="12" fill={saffron} />
      <path fill={clay} d="M88 132C104 116 116 116 128 126C136 120 144 120 152 126V156H88Z" />
      <path fill={glow} d="M88 156C104 136 132 132 152 144V156Z" />
      <path fill={wood} d="M88 80L64 72V164L88 156Z" />
      <path d="M88 104L64 102M88 132L64 136" />
      <circle cx="82" cy="118" r="2" fill={saffron} />
      <path
        fill={leaf}
        d="M200 156C188 148 180 140 176 124C188 128 194 136 198 148C194 132 196 120 200 108C204 120 206 132 202 148C206 136 212 128 224 124C220 140 212 148 200 156Z"
      />
      <path strokeDasharray="2 8" d="M120 160C124 168 148 172 176 168" />
    </Scene>
  )
}
