import { saffron, yarn } from '../palette.ts'

/** A finjan, 20 wide and 20 high, with its upper left corner at the given point. */
export function Cup({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path fill={yarn} d={`M${x} ${y}h20c0 12-4 20-6 20h-8c-2 0-6-8-6-20Z`} />
      <path fill={saffron} d={`M${x} ${y + 6}h20l-2 6h-16Z`} />
    </>
  )
}
