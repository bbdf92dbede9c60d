import { bark, glow, halo, leaf, paper, saffron, wall, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Cup } from '../parts/cup.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws a door that somebody is opening. */
export function DoorAjar({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <Scene {...props} mirrored={mirrored} width={240} height={180}>
      <Backdrop />
      <path fill={wall} d="M68 156V64h8v-8h8v-8h8v-8h56v8h8v8h8v8h8v92Z" />
      <path fill={paper} d="M80 156V72l6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 4-6V156Z" />
      <path fill={glow} d="M88 80H152V156H88Z" />
      <path fill={halo} stroke="none" d="M92 157H122L112 176H60Z" />
      <path fill={wood} d="M122 80H152V156H122Z" />
      <path fill={leaf} d="M122 80H152V90H122ZM122 146H152V156H122Z" />
      <path fill={saffron} d="M137 98l7 11-7 11-7-11Z" />
      <path fill={bark} d="M88 80L104 86V162L88 156Z" />
      <path d="M88 98L104 103M88 138L104 143" />
      <circle cx="127" cy="126" r="2.5" fill={saffron} />
      <circle cx="100" cy="126" r="2" fill={saffron} />
      <path fill={bark} d="M82 72H158V80H82Z" />
      <path d="M190 58V72M182 62h16" />
      <path fill={saffron} d="M190 72l10 9H180Z" />
      <path fill={glow} d="M181 81H199L202 104H178Z" />
      <path fill={saffron} d="M190 87q6 7 0 13q-6-6 0-13ZM178 104H202L196 110H184Z" />
      <Cup x={186} y={136} />
    </Scene>
  )
}
