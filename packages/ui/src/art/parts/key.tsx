import { glow, saffron } from '../palette.ts'

/** A door key lying along the x axis: its ring about the origin, 64 long. */
export function Key() {
  return (
    <>
      <path fill={saffron} d="M10-4H52V12H44V4H36V12H28V4H10Z" />
      <circle r="14" fill={saffron} />
      <circle r="6" fill={glow} />
    </>
  )
}
