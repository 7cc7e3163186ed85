import { connect, createServer } from 'node:net';
import type { Postmaster } from './postmaster.ts';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Runs `start` with a free port of the loopback address, and with another one when it was snatched away. */
export async function startOnFreePort(
  start: (port: number) => Promise<Postmaster>,
): Promise<{ port: number; server: Postmaster }> {
  for (let left = 4; ; left -= 1) {
    const port = await freePort();
    try {
      return { port, server: await start(port) };
    } catch (error) {
      // Somebody may have taken the port between our look and the server's.
      if (left === 0 || !(await isTaken(port))) throw error;
    }
  }
}
