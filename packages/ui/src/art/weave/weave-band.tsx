import { useId } from 'react'
import { bandHeights, motifLayers, tileSize } from './motif.ts'
import type { WeaveSize } from './motif.ts'

interface WeaveBandProps {
  size?: WeaveSize | undefined
  /** Unrolls the band once in the reading direction, unless reduced motion is preferred. */
  unrolls?: boolean | undefined
  className?: string | undefined
}

/** A woven band as wide as its container, above a footer or below a heading. It is always decorative. */
export function WeaveBand({ size = 'medium', unrolls = false, className }: WeaveBandProps) {
  const id = useId()
  const height = bandHeights[size]
  const band = (
    <svg
      width="100%"
      height={height}
      className={unrolls ? undefined : className}
      data-art="weave"
      aria-hidden
    >
      <pattern
        id={id}
        width={tileSize}
        height={tileSize}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${height / tileSize})`}
      >
        {motifLayers.map(([fill, path]) => (
          <path key={fill} fill={fill} d={path} />
        ))}
      </pattern>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  )
  return unrolls ? (
    <div className={className} data-unrolls="" aria-hidden>
      <div>{band}</div>
    </div>
  ) : (
    band
  )
}
