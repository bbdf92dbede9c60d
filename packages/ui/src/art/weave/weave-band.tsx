import { useId } from 'react'
import { bandHeight, motifLayers, tileSize } from './motif.ts'
import type { WeaveSize } from './motif.ts'

interface WeaveBandProps {
  size?: WeaveSize | undefined
  className?: string | undefined
}

/** A woven band as wide as its container, above a footer or below a heading. It is always decorative. */
export function WeaveBand({ size = 'medium', className }: WeaveBandProps) {
  const id = useId()
  const height = bandHeight[size]
  return (
    <svg width="100%" height={height} className={className} data-art="weave" aria-hidden>
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
}
