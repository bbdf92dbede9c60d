/**
 * A guest's passport has no account to go to yet, and local storage holds no files: it waits on the device, by the key
 * of its draft, until there is somebody to send it for.
 */
const NAME = 'sakina-booking'
const FILES = 'files'

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new DOMException('', 'UnknownError')))
  })

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(FILES))
  return settled(request)
}

async function within<Value>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open()
  try {
    return await settled(work(database.transaction(FILES, mode).objectStore(FILES)))
  } finally {
    database.close()
  }
}

export const keepPassport = async (key: string, file: File): Promise<void> => {
  await within('readwrite', (files) => files.put(file, key))
}

/** Nothing where none was kept, or the device keeps no files. */
export async function readPassport(key: string): Promise<File | undefined> {
  try {
    const file: unknown = await within('readonly', (files): IDBRequest<unknown> => files.get(key))
    return file instanceof File ? file : undefined
  } catch {
    return undefined
  }
}

export async function dropPassport(key: string): Promise<void> {
  await within('readwrite', (files) => files.delete(key)).catch(() => undefined)
}

/** At log-out, with the rest of who somebody is. */
export async function dropPassports(): Promise<void> {
  await within('readwrite', (files) => files.clear()).catch(() => undefined)
}
