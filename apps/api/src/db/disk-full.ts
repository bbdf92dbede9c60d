import { statfs } from 'node:fs/promises'

/** No room for another write: told before the engine finds out, or by the engine itself. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

export async function hasRoom(folder: string, leastFreeMegabytes: number): Promise<boolean> {
  const disk = await statfs(folder)
  return disk.bavail * disk.bsize >= leastFreeMegabytes * 1024 * 1024
}
