import { bark, clay, glow, leaf, saffron, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws the illustration for a page without a network. */
export function Offline({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <Scene {...props} mirrored={mirrored} width={240} height={180}>
      <Backdrop />
      <path fill={bark} d="M28 156L56 96L96 72L136 96L180 156Z" />
      <path fill={wood} d="M84 156L96 72L108 156Z" />
      <path fill={glow} d="M88 156L96 108L104 156Z" />
      <path stroke={glow} d="M52 112l6-8 6 8 6-8 6 8 6-8M110 112l6-8 6 8 6-8 6 8 6-8" />
      <path stroke={saffron} d="M44 128H84M108 128H156" />
      <path d="M96 72V60M28 156l-8-4M180 156l8-4" />
      <path fill={saffron} d="M96 60h16l-4 5 4 5H96Z" />
      <path d="M152 32q24-20 48 0M160 44q16-12 32 0M168 56q8-6 16 0" />
      <path strokeWidth="4" d="M170 66l12 12M182 66l-12 12" />
      <path fill={leaf} d="M192 124H212V128H192ZM192 148H212V156H192Z" />
      <path fill={glow} d="M194 128H210V148H194Z" />
      <path d="M196 124q6-12 12 0M202 134v8" />
      <path stroke={clay} d="M136 168H164M60 168H84" />
    </Scene>
  )
}
