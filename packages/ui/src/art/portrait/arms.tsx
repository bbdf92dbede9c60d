import type { ReactNode } from 'react'

/** What an arm does: holds a thing before the chest, carries it from below, lifts it, waves, or hangs down. */
export type ArmPose = 'hold' | 'carry' | 'lift' | 'wave' | 'rest'

interface ArmColors {
  cloth: { base: string; shade: string }
  skin: { base: string; shade: string }
}

/** The arm on the right of the picture in each pose. The other one is its mirror image. */
const arms: Record<ArmPose, (colors: ArmColors) => ReactNode> = {
  hold: ({ cloth, skin }) => (
    <>
      <path
        fill={cloth.base}
        stroke={cloth.shade}
        d="M85 92C92 108 91 126 78 130L62 125V114L70 113C71 106 71 100 70 96"
      />
      <path fill={skin.base} d="M63 113.5Q54 112 54 119T63 125.5Z" />
    </>
  ),
  carry: ({ cloth, skin }) => (
    <>
      <path
        fill={cloth.base}
        stroke={cloth.shade}
        d="M85 92C92 108 92 127 84 131L74 128V117L73 113C72 106 71 100 70 96"
      />
      <path fill={skin.base} d="M75 116.5Q66 115 65 121.5T75 128Z" />
      <path stroke={skin.shade} strokeWidth="1.2" d="M66.5 119.5h4M66.5 123h4" />
    </>
  ),
  lift: ({ cloth, skin }) => (
    <>
      <path fill={skin.base} d="M60 103Q57 95 64 94T74 98L72 107L64 110Z" />
      <path stroke={skin.shade} strokeWidth="1.2" d="M60.5 98h5.5M60.5 101.5h5.5M61.5 105h4.5" />
      <path
        fill={cloth.base}
        stroke={cloth.shade}
        d="M85 92C92 106 93 118 90 125C86 134 78 133 74 126L64.5 109L74 102.5L80 109C75 105 71 101 70 96"
      />
    </>
  ),
  wave: ({ cloth, skin }) => (
    <>
      <path
        stroke={skin.base}
        strokeWidth="3.2"
        d="M79.6 83L77.6 75.5M82.6 82L82 73.2M85.7 82.2L86.6 74M88.4 84L90.6 77.5M79 89L74.8 85.4"
      />
      <path fill={skin.base} d="M78 84Q78 81 83.5 81T90 84V90Q88.5 96 84 96T78 90Z" />
      <path stroke={skin.shade} strokeWidth="1.2" d="M80.5 88.5Q83.5 86.5 86.5 88" />
      <path
        fill={cloth.base}
        stroke={cloth.shade}
        d="M86 104C92 110 93 119 91.5 125C88.5 133 78.5 132 77 125L78.5 95Q84 92.5 90 95L89.5 106"
      />
    </>
  ),
  rest: ({ cloth }) => (
    <path fill={cloth.base} stroke={cloth.shade} d="M85 92C91 108 92 128 90 152H70C72 130 72 112 70 96" />
  ),
}

/** Mirrors a drawing about the middle of a person. */
export const mirrored = 'matrix(-1 0 0 1 96 0)'

/** Draws both arms of a person. */
export function Arms({ left, right, ...colors }: ArmColors & { left: ArmPose; right: ArmPose }): ReactNode {
  return (
    <>
      {arms[right](colors)}
      <g transform={mirrored}>{arms[left](colors)}</g>
    </>
  )
}
