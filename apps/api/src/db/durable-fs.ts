import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Stream = { readonly nfd?: number }

const streamOperations = (module: unknown): object | undefined => {
  if (typeof module !== 'object' || module === null) return undefined
  const nodefs: unknown = Reflect.get(module, 'NODEFS')
  if (typeof nodefs !== 'object' || nodefs === null) return undefined
  const operations: unknown = Reflect.get(nodefs, 'stream_ops')
  return typeof operations === 'object' && operations !== null ? operations : undefined
}

export class MissingSyncHookError extends Error {
  override readonly name = 'MissingSyncHookError'
}

/**
 * A file system for PGlite that syncs every write to the disk, because a commit must survive a
 * power cut. PGlite's own file system never reaches the disk's fsync (its issue 1107).
 */
export class DurableFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...args)
    const preRun = prepared.emscriptenOpts.preRun
    if (!Array.isArray(preRun))
      throw new MissingSyncHookError('PGlite changed its start: its writes would not be synced')
    preRun.push((module: unknown) => {
      const operations = streamOperations(module)
      if (operations === undefined)
        throw new MissingSyncHookError('PGlite changed its file system: its writes would not be synced')
      Reflect.set(operations, 'fsync', (stream: Stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd)
        return 0
      })
    })
    return prepared
  }
}
