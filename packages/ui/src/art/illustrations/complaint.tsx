import { clay, glow, leaf, paper, saffron, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws the illustration for complaints. */
export function Complaint({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <Scene {...props} mirrored={mirrored} width={240} height={180}>
      <Backdrop />
      <path fill={clay} d="M48 92L112 48L176 92V156H48Z" />
      <path fill={paper} d="M64 44H160V132H64Z" />
      <path d="M80 64H112M80 78H144M80 92H128" />
      <path fill={saffron} d="M48 92L100 128L48 156ZM176 92L124 128L176 156Z" />
      <path fill={wood} d="M48 156L100 122q12-8 24 0L176 156Z" />
      <path fill={leaf} d="M156 20H204q8 0 8 8V60q0 8-8 8H184L168 80V68H156q-8 0-8-8V28q0-8 8-8Z" />
      <path stroke={glow} strokeWidth="4" d="M180 30V46M180 56V57" data-upright="" />
    </Scene>
  )
}
