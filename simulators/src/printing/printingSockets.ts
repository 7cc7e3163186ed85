import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { COMPONENTS, type SimulatedComponent } from './components.ts';
import { type PrintingWorld, serve } from './printDesk.ts';

const MAX_MESSAGE_BYTES = 1_000_000;

/** The sockets of the components: at paths of one server, and at ports of their own as far as those are free. */
export function printingSockets(world: PrintingWorld) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const own: Server[] = [];
  const listening = new Set<string>();

  const accept = (component: SimulatedComponent | undefined) => {
    return (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (!component) return socket.destroy();
      sockets.handleUpgrade(request, socket, head, (line) => converse(world, component, line));
    };
  };

  return {
    /** Names of the components that listen at a port of their own. */
    listening: (): ReadonlySet<string> => listening,

    /** Lets a server take the components in, each below the prefix: `/printing/components/jd`. */
    serveAt(server: Server, prefix: string): void {
      server.on('upgrade', (request, socket, head) => {
        const path = pathOf(request);
        accept(COMPONENTS.find(({ name }) => path === `${prefix}${name}`))(request, socket, head);
      });
    },

    /** Listens at ports of this computer, by component. One that is taken, maybe by a real component, is left alone. */
    async serveOn(ports: ReadonlyMap<string, number>): Promise<void> {
      await Promise.all(
        COMPONENTS.map(async (component) => {
          const port = ports.get(component.name);
          if (port === undefined) return;
          const server = createServer((_request, reply) => reply.writeHead(426).end());
          server.on('upgrade', (request, socket, head) => {
            const isOurs = pathOf(request) === component.path;
            accept(isOurs ? component : undefined)(request, socket, head);
          });
          if (!(await listens(server, port))) return;
          own.push(server);
          listening.add(component.name);
        }),
      );
    },

    async close(): Promise<void> {
      for (const line of sockets.clients) line.terminate();
      await Promise.all(own.map((server) => new Promise((done) => server.close(done))));
    },
  };
}

export type PrintingSockets = ReturnType<typeof printingSockets>;

/** What a page asks for is done in its order. */
function converse(world: PrintingWorld, component: SimulatedComponent, line: WebSocket): void {
  const caller = {
    say: (message: object) => line.readyState === line.OPEN && line.send(JSON.stringify(message)),
    hangUp: () => line.terminate(),
  };
  let last: Promise<void> = Promise.resolve();
  line.on('message', (data) => {
    const message = messageOf(String(data));
    if (message) last = last.then(() => serve(world, component, message, caller)).catch(caller.hangUp);
  });
  // Whoever breaks the protocol is cut off by the socket itself.
  line.on('error', () => line.terminate());
}

function messageOf(text: string): Record<string, unknown> | null {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? { ...message } : null;
  } catch {
    return null;
  }
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?')[0] ?? '/';
}

/** Whether the server could take the port, which only this computer reaches. */
function listens(server: Server, port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  server.once('error', () => resolve(false));
  server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(true));
  return promise;
}
