/** A socket to a component that comes back when it was lost. */
export interface Line {
  /** Whether the component accepts connections; concurrent callers share one attempt. */
  connect(): Promise<boolean>;
  /** False when it is gone, and nothing was sent. */
  send(text: string): boolean;
  subscribe(listener: (isOpen: boolean) => void): () => void;
  /** Stays closed until connect() is called again. */
  close(): void;
}

interface Listener {
  receive: (data: unknown) => void;
  lost: () => void;
}

/** Connects when it is asked to. Only a component that was there once is looked for again by itself. */
export function openLine(address: string, waits: Waits, { receive, lost }: Listener): Line {
  const listeners = new Set<(isOpen: boolean) => void>();
  let socket: WebSocket | null = null;
  let attempt: Promise<boolean> | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let misses = 0;
  let isWanted = false;

  const tell = (isOpen: boolean) => {
    for (const listener of listeners) listener(isOpen);
  };
  const recheck = () => {
    const pause = waits.again(misses);
    if (!isWanted || pause === null) return;
    misses += 1;
    retry = setTimeout(() => void connect().then((isOpen) => isOpen || recheck()), pause);
  };
  const drop = (gone: WebSocket) => {
    if (socket !== gone) return;
    socket = null;
    lost();
    tell(false);
    recheck();
  };

  function connect(): Promise<boolean> {
    isWanted = true;
    if (socket?.readyState === WebSocket.OPEN) return Promise.resolve(true);
    attempt ??= dial().finally(() => {
      attempt = null;
    });
    return attempt;
  }

  async function dial(): Promise<boolean> {
    clearTimeout(retry);
    const opened = await open(address, waits.connect);
    if (!opened) return false;
    if (!isWanted) {
      opened.close();
      return false;
    }
    socket = opened;
    misses = 0;
    opened.addEventListener('message', ({ data }) => receive(data));
    opened.addEventListener('close', () => drop(opened), { once: true });
    tell(true);
    return true;
  }

  return {
    connect,
    send(text) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(text);
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      isWanted = false;
      clearTimeout(retry);
      const gone = socket;
      socket = null;
      gone?.close();
      lost();
    },
  };
}

/** The open socket; null when nothing accepts the connection in time. */
function open(address: string, ms: number): Promise<WebSocket | null> {
  const { promise, resolve } = Promise.withResolvers<WebSocket | null>();
  const socket = new WebSocket(address);
  const timer = setTimeout(() => {
    resolve(null);
    socket.close();
  }, ms);
  socket.addEventListener('open', () => resolve(socket), { once: true });
  for (const end of ['error', 'close'] as const)
    socket.addEventListener(end, () => resolve(null), { once: true });
  return promise.finally(() => clearTimeout(timer));
}

/** How long a component may take, in milliseconds. */
export interface Waits {
  /** Until it listens. */
  connect: number;
  /** Until it answers a question. */
  answer: number;
  /** Until a task has come out of the printer. */
  print: number;
  /** Before it is looked for again, by how often it was missed in a row; null: no more. */
  again: (misses: number) => number | null;
}

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
const MAX_MISSES = 12;

export const WAITS: Waits = {
  connect: 2_000,
  answer: 8_000,
  print: 60_000,
  again: (misses) => (misses < MAX_MISSES ? Math.min(FIRST_MS * 2 ** misses, LONGEST_MS) : null),
};
