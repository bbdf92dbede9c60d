/**
 * Returns the path of a regular star about a point, its first tip straight up unless turned (degrees,
 * clockwise).
 */
export function starPath(
  [cx, cy]: readonly [x: number, y: number],
  tips: number,
  outer: number,
  inner: number,
  turn = 0,
): string {
  const corners = Array.from({ length: tips * 2 }, (_, index) => {
    const angle = (Math.PI * index) / tips - Math.PI / 2 + (turn * Math.PI) / 180
    const radius = index % 2 === 0 ? outer : inner
    return `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
