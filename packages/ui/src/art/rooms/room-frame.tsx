import type { ReactNode } from 'react'
import { line, paper, sand, wall } from '../palette.ts'
import type { IllustrationProps } from '../scene.tsx'
import { Bunting, Lantern } from './light.tsx'
import type { RoomLight } from './light.tsx'
import { dusk, night } from './tones.ts'

export interface RoomProps extends IllustrationProps {
  light?: RoomLight | undefined
  /** The person in the room: a `Person` of `@sakina/ui/art/portrait`. */
  children?: ReactNode
}

interface FrameProps extends RoomProps {
  wallTone: string
  /** True for a scene outdoors, which has neither cornice nor lantern. */
  outdoors?: boolean
  /** The horizontal position of the lantern. */
  lantern?: number
  /** The layer behind the person, which the evening light dims. */
  furniture: ReactNode
  /** The layer in front of the person. */
  foreground?: ReactNode
}

const FLOOR = 214
/** The overlay of the evening light on wall and furniture; faces are not dimmed. */
const shades: Partial<Record<RoomLight, { tone: string; opacity: number }>> = {
  evening: { tone: dusk, opacity: 0.22 },
  ramadan: { tone: night, opacity: 0.2 },
}

/** A room of 480 × 270: wall and floor, furniture, the person, and the light above them. */
export function RoomFrame({
  light = 'day',
  title,
  className,
  mirrored = 'auto',
  children,
  wallTone,
  outdoors = false,
  lantern,
  furniture,
  foreground,
}: FrameProps): ReactNode {
  const shade = shades[light]
  return (
    <svg
      width="480"
      height="270"
      viewBox="0 0 480 270"
      // Fills a frame of another aspect ratio, like a photo with `object-fit: cover`.
      preserveAspectRatio="xMidYMid slice"
      className={className}
      data-art=""
      data-mirror={mirrored}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
      fill="none"
      stroke={line}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path fill={wallTone} stroke="none" d="M0 0H480V270H0Z" />
      {!outdoors && (
        <>
          <path fill={sand} stroke="none" d={`M0 0H480V12${'l-8 9-8-9'.repeat(30)}Z`} />
          <path fill={wall} stroke="none" d={`M0 ${FLOOR}H480V270H0Z`} />
          <path fill={paper} stroke="none" d={`M0 ${FLOOR - 6}H480V${FLOOR}H0Z`} />
        </>
      )}
      {furniture}
      {shade && <path fill={shade.tone} fillOpacity={shade.opacity} stroke="none" d="M0 0H480V270H0Z" />}
      {light === 'ramadan' && <Bunting />}
      {lantern !== undefined && <Lantern light={light} x={lantern} drop={light === 'ramadan' ? 40 : 34} />}
      {children && <g transform="translate(274 44)scale(1.6)">{children}</g>}
      {foreground}
    </svg>
  )
}
