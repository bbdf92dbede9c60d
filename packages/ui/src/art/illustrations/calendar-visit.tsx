import { clay, glow, leaf, paper, saffron, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws the illustration of a visit in a calendar. */
export function CalendarVisit({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <Scene {...props} mirrored={mirrored} width={240} height={180}>
      <Backdrop />
      <path fill={paper} d="M56 44H184q8 0 8 8V148q0 8-8 8H56q-8 0-8-8V52q0-8 8-8Z" />
      <path fill={leaf} d="M48 72V52q0-8 8-8H184q8 0 8 8V72Z" />
      <path
        stroke={glow}
        d="M60 64l8-10 8 10 8-10 8 10 8-10 8 10 8-10 8 10 8-10 8 10 8-10 8 10 8-10 8 10 8-10"
      />
      <path fill={saffron} d="M72 32h8v20h-8ZM160 32h8v20h-8Z" />
      <path
        fill={clay}
        stroke="none"
        d="M64 84h12v12H64ZM88 84h12v12H88ZM112 84h12v12h-12ZM136 84h12v12h-12ZM64 108h12v12H64ZM88 108h12v12H88ZM64 132h12v12H64ZM88 132h12v12H88Z"
      />
      <path fill={saffron} d="M112 108h12v12h-12Z" />
      <path fill={wood} d="M140 156V116l36-24 36 24V156Z" />
      <path fill={paper} d="M132 122L176 92L220 122L216 126L176 100L136 126Z" />
      <path fill={glow} d="M168 156V132h16V156Z" />
    </Scene>
  )
}
