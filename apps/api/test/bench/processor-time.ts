import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks per second in /proc, unless Linux was built with another value. */
const ticksPerSecond = 100

/** The fields of /proc/<pid>/stat behind the name, which may itself have spaces; undefined once it has ended. */
function statOf(pid: number | string): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** Returns the milliseconds of processor time of a process and its children, including ended ones. */
export function processorTime(pid: number): number {
  const parent = 1
  const [from, to] = [11, 15]
  const stats = [
    statOf(pid),
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(statOf)
      .filter((stat) => stat?.[parent] === String(pid)),
  ]
  const ticks = stats.flatMap((stat) => stat?.slice(from, to).map(Number) ?? [])
  return (ticks.reduce((sum, each) => sum + each, 0) * 1_000) / ticksPerSecond
}
