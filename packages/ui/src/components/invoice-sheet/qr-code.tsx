import type { ReactNode } from 'react'
import { encode } from 'uqr'

const QUIET = 2

/** A QR code as one path. It is always black on white, because a camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="sk:size-40 sk:shrink-0 sk:rounded-small sk:border sk:border-border sk:forced-color-adjust-none"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
