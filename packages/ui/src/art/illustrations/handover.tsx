import { bark, glow, leaf, paper, saffron, wall, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Key } from '../parts/key.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws the illustration of a handover. */
export function Handover({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <Scene {...props} mirrored={mirrored} width={240} height={180}>
      <Backdrop />
      <path fill={wall} d="M24 156V92h8v-8h8v-8h32v8h8v8h8v64ZM152 156V92h8v-8h8v-8h32v8h8v8h8v64Z" />
      <path fill={paper} d="M36 156V100H76V156ZM164 156V100H204V156Z" />
      <path fill={glow} d="M44 156V108H68V156ZM172 156V108H196V156Z" />
      <path fill={wood} d="M44 108L56 114V150L44 156ZM196 108L184 114V150L196 156Z" />
      <path strokeDasharray="2 8" d="M56 64C72 24 168 24 184 60" />
      <path d="M173 54L184 60L187 48" />
      <circle cx="120" cy="44" r="12" />
      <g transform="translate(120 68)rotate(90)">
        <Key />
      </g>
      <path fill={leaf} d="M128 52l20 8-6 16-20-8Z" />
      <circle cx="131" cy="58" r="2" fill={bark} />
      <path stroke={saffron} d="M134 67l6 2" />
    </Scene>
  )
}
