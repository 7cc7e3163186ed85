/** Records in the browser's database, one by key. Nothing here throws: a browser that forbids it keeps nothing. */
export interface RecordStore<T> {
  load(key: string): Promise<T | null>;
  /** False when the browser could not keep it (quota, private mode). */
  save(key: string, value: T): Promise<boolean>;
  clear(key: string): Promise<void>;
}

interface Shape<T> {
  /** Of the database. */
  name: string;
  /** Raised when the shape changes; values written by another version are forgotten. */
  version: number;
  /** Turns what was read into T, or null when it is not one. */
  read: (data: unknown) => T | null;
}

const STORE = 'records';

/**
 * Versioned, validated records in IndexedDB, each written in one transaction. The connection stays open from the first
 * call on, so that a later writing is with the browser before `save` returns: it holds though the tab goes at once.
 */
export function recordStore<T>(
  factory: IDBFactory | undefined,
  { name, version, read }: Shape<T>,
): RecordStore<T> {
  let connection: IDBDatabase | null = null;
  const connect = async () => {
    if (!factory) throw new Error('the browser has no database');
    const opened = await open(factory, name);
    opened.onclose = () => {
      connection = null;
    };
    opened.onversionchange = () => {
      opened.close();
      connection = null;
    };
    connection = opened;
    return opened;
  };
  const run = async <R>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<R>) => {
    // No await where it is open already: see above.
    const database = connection ?? (await connect());
    return done(database.transaction(STORE, mode), work);
  };
  return {
    load: async (key) => {
      const box = await run('readonly', (store) => store.get(key) as IDBRequest<unknown>).catch(() => null);
      if (typeof box !== 'object' || box === null) return null;
      const { v, data } = box as { v?: unknown; data?: unknown };
      return v === version ? read(data) : null;
    },
    save: (key, value) =>
      run('readwrite', (store) => store.put({ v: version, data: value }, key)).then(
        () => true,
        () => false,
      ),
    clear: (key) =>
      run('readwrite', (store) => store.delete(key)).then(
        () => {},
        () => {},
      ),
  };
}

function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const request = factory.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  return promise;
}

/** What the work came to; of a writing once the browser has it for good: a full disk shows only when the transaction ends. */
function done<R>(transaction: IDBTransaction, work: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> {
  const { promise, resolve, reject } = Promise.withResolvers<R>();
  const request = work(transaction.objectStore(STORE));
  transaction.onabort = () => reject(transaction.error);
  if (transaction.mode === 'readonly') {
    // Of a large value the transaction may be complete before it is read.
    request.onsuccess = () => resolve(request.result);
    return promise;
  }
  transaction.oncomplete = () => resolve(request.result);
  // Otherwise it waits for an event that a tab that is leaving no longer handles, and is undone.
  transaction.commit();
  return promise;
}

/** The page's database; undefined where the browser forbids it. */
export function browserDatabase(): IDBFactory | undefined {
  try {
    return window.indexedDB;
  } catch {
    return undefined;
  }
}
