/**
 * The IndexedDB database that holds the passport of a guest, because local storage holds no files.
 * The file is uploaded once the guest has an account.
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

/** Stores the chosen passport file in the browser under a key. */
export const storePassportFile = async (key: string, file: File): Promise<void> => {
  await within('readwrite', (files) => files.put(file, key))
}

/** Returns undefined if no passport is stored, or if the browser cannot store files. */
export async function readPassportFile(key: string): Promise<File | undefined> {
  try {
    const file: unknown = await within('readonly', (files): IDBRequest<unknown> => files.get(key))
    return file instanceof File ? file : undefined
  } catch {
    return undefined
  }
}

/** Deletes the stored passport file of a key from the browser. */
export async function deletePassportFile(key: string): Promise<void> {
  await within('readwrite', (files) => files.delete(key)).catch(() => undefined)
}

/** Deletes all passports stored on the device; called on sign-out, together with the other personal data. */
export async function deleteAllPassportFiles(): Promise<void> {
  await within('readwrite', (files) => files.clear()).catch(() => undefined)
}
