import { useId } from 'react'
import { bandHeights, motifLayers, tileSize } from './motif.ts'
import type { WeaveSize } from './motif.ts'

interface WeaveEdgeProps {
  size?: WeaveSize | undefined
  className?: string | undefined
}

/**
 * The band turned upright, as high as its container: the edge of a hero or a side rail. It is always
 * decorative.
 */
export function WeaveEdge({ size = 'medium', className }: WeaveEdgeProps) {
  const id = useId()
  const width = bandHeights[size]
  return (
    <svg width={width} height="100%" className={className} data-art="weave" aria-hidden>
      <pattern
        id={id}
        width={tileSize}
        height={tileSize}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${width / tileSize})rotate(90 ${tileSize / 2} ${tileSize / 2})`}
      >
        {motifLayers.map(([fill, path]) => (
          <path key={fill} fill={fill} d={path} />
        ))}
      </pattern>
      <rect width={width} height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
