import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { DamagedDataError, markDataFolderComplete, prepareDataFolder } from './data-folder.ts'
import type { Database } from './database.ts'
import { DiskFullError, hasFreeDiskSpace } from './disk-full.ts'
import { lockFolder } from './folder-lock.ts'
import { withTransactionGuard, transactionRunner } from './transaction-guard.ts'
import { migrationsFolder, pendingMigrations } from './migrations.ts'
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

// Both engines return int8 as a number, which is exact to 2^53; no count or sum here comes near that.
const parsers = { 20: Number }

type Room = () => Promise<boolean>

/**
 * Refuses writes while the disk is nearly full, because the engine hangs for good when the disk
 * fills up while it writes its log.
 */
const refusingWrites =
  (write: Database['write'], room: Room): Database['write'] =>
  async (work) => {
    if (!(await room())) throw new DiskFullError('the disk of the data folder is full')
    return write(work)
  }

async function over(client: PGlite, release: () => void, room: Room): Promise<Database> {
  await client.exec(`set timezone to 'UTC'`)
  const db = drizzle({ client })
  await migrate(db, { migrationsFolder })
  const reader = withTransactionGuard(db)
  return {
    engine: 'embedded',
    reader,
    write: refusingWrites(transactionRunner(db), room),
    ping: async () => {
      await client.query('select 1')
    },
    hasFreeDiskSpace: room,
    notify: async (tx, channel, payload) => {
      await tx.execute(sql`select pg_notify(${channel}, ${payload})`)
    },
    listen: (channel, listener) => client.listen(channel, listener),
    pendingMigrations: () => pendingMigrations(reader),
    close: async () => {
      await client.close()
      release()
    },
  }
}

/**
 * Opens the embedded database: one folder for one process, with every commit synced and the
 * migrations run at the start.
 */
export async function openEmbedded(folder: string, leastFreeMegabytes = 64): Promise<Database> {
  const release = await lockFolder(folder)
  try {
    const room: Room = () => hasFreeDiskSpace(dirname(folder), leastFreeMegabytes)
    if (!(await room())) throw new DiskFullError(folder)
    const isNew = prepareDataFolder(folder)
    const client = await PGlite.create({
      fs: new DurableFS(folder),
      parsers,
      // The option -F would turn syncing off. PGlite does not implement fdatasync, but fsync (see
      // DurableFS).
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
        '-c',
        'wal_sync_method=fsync',
        '-c',
        'shared_buffers=32MB',
      ],
    }).catch((cause: unknown) => {
      throw isNew ? cause : new DamagedDataError(folder, { cause })
    })
    const database = await over(client, release, room)
    if (isNew) markDataFolderComplete(folder)
    return database
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Opens an embedded database that keeps nothing, for tests and the prerender at build time. `template`
 * is a dump of a migrated database.
 */
export async function openInMemory(template?: Blob): Promise<Database> {
  const client = await PGlite.create({
    parsers,
    // PostgreSQL writes every page of its shared buffers at the start, and a catalogue needs few of them.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
    ...(template !== undefined && { loadDataDir: template }),
  })
  return over(
    client,
    () => {},
    async () => true,
  )
}

/** Prepares a database in memory and returns its dump. */
export async function createInMemoryDatabaseDump(
  prepare: (database: Database) => Promise<unknown>,
): Promise<Blob> {
  const client = await PGlite.create({ parsers })
  const database = await over(
    client,
    () => {},
    async () => true,
  )
  await prepare(database)
  const dump = await client.dumpDataDir('none')
  await database.close()
  return dump
}
