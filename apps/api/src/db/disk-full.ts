import { statfs } from 'node:fs/promises'

/** The disk has no space for another write, according to our own check or to the engine. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError'
}

/** Tells whether a folder's disk has the given number of megabytes free. */
export async function hasFreeDiskSpace(folder: string, leastFreeMegabytes: number): Promise<boolean> {
  const disk = await statfs(folder)
  return disk.bavail * disk.bsize >= leastFreeMegabytes * 1024 * 1024
}
