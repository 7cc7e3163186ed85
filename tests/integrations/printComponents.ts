import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { createSimulators } from '../../simulators/src/app.ts';
import { COMPONENTS } from '../../web/src/features/labels/components/components.ts';
import type { ComponentName } from '../../web/src/features/labels/components/componentTypes.ts';
import type { Waits } from '../../web/src/features/labels/components/line.ts';
import { openComponent } from '../../web/src/features/labels/components/openComponent.ts';
import { APP_ID, keys } from './alipay.ts';
import { closed, listening } from './relay.ts';

/** Short where something is waited for in vain, long where an answer comes. */
const WAITS: Waits = { connect: 10_000, answer: 10_000, print: 10_000, again: () => 1 };

export const FIRST_PRINTER = '模拟热敏打印机 76×130';
export const SECOND_PRINTER = '模拟热敏打印机 100×180';

/** The simulated components on a port of their own until the test ends, and the real bridge to each of them. */
export async function startComponents({ port = 0, ports = new Map<string, number>() } = {}) {
  const server = await createSimulators({
    alipay: { appId: APP_ID, publicKey: keys.app.publicKey, platformKey: keys.platform.privateKey },
    printing: { ports },
  });
  const stop = () => {
    server.server.closeAllConnections();
    return server.close();
  };
  onTestFinished(stop);
  const origin = await server.listen({ host: '127.0.0.1', port });

  return {
    origin,
    port: Number(new URL(origin).port),
    stop,

    bridge: (name: ComponentName, waits: Partial<Waits> = {}) =>
      bridgeTo(name, `${origin.replace('http', 'ws')}/printing/components/${name}`, waits),

    /** What a developer does at the console; answers the status and what is said. */
    async act(action: string, fields: Record<string, unknown> = {}) {
      const answer = await fetch(`${origin}/printing/api/${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      });
      return { status: answer.status, said: await answer.json() };
    },

    /** What the console tells as JSON. */
    async told(path = '') {
      return (await fetch(`${origin}/printing/api${path}`)).json();
    },
  };
}

/** The bridge to a component at another address, until the test ends. */
export function bridgeTo(name: ComponentName, address: string, waits: Partial<Waits> = {}) {
  const info = COMPONENTS.find((one) => one.name === name);
  if (!info) throw new Error(`no component ${name}`);
  const component = openComponent({ ...info, address }, { ...WAITS, ...waits });
  onTestFinished(() => component.close());
  return component;
}

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox [0 0 215.43 368.5]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** A site with a label at `/label.pdf` and a page at `/page.html`, until the test ends. */
export async function startSite(): Promise<string> {
  const server = createServer((request, reply) => {
    if (request.url === '/label.pdf') return reply.writeHead(200).end(PDF);
    if (request.url === '/page.html') return reply.writeHead(200).end('<!doctype html>');
    return reply.writeHead(404).end();
  });
  const origin = await listening(server);
  onTestFinished(() => closed(server));
  return origin;
}

/** Resolves when the component is said to be there, or to be away. */
export function changeTo(component: ReturnType<typeof openComponent>, requested: boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = component.subscribe((isThere) => {
    if (isThere !== requested) return;
    stop();
    resolve();
  });
  return promise;
}
