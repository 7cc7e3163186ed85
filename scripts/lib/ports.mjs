import { createServer } from 'node:net';
import { UserFacingError } from './console.mjs';

// A listener on one address does not always prevent another one on all addresses.
const ADDRESSES = ['127.0.0.1', '0.0.0.0', '::'];
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

function tryListening(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(NO_SUCH_ADDRESS.has(code) ? undefined : code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

async function refusalOf(port) {
  for (const host of ADDRESSES) {
    const code = await tryListening(port, host);
    if (code) return code;
  }
  return undefined;
}

/** The port of a variable, or the default. */
export function portFrom(variable, usual) {
  const text = process.env[variable] || String(usual);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserFacingError(`${variable}=${text} 不是有效的端口（1 到 65535）。`);
}

/**
 * Makes sure before the long work that every port can be listened on.
 * @param {{ label: string, variable: string, port: number }[]} uses
 */
export async function checkPorts(uses) {
  const script = process.env.npm_lifecycle_event === 'dev' ? 'npm run dev' : 'npm start';
  for (const { label, variable, port } of uses) {
    const same = uses.find((use) => use.port === port && use.variable !== variable);
    if (same) throw new UserFacingError(`${variable} 与 ${same.variable} 不能使用同一个端口 ${port}。`);
    const refusal = await refusalOf(port);
    if (!refusal) continue;
    const why = refusal === 'EADDRINUSE' ? '已被其他程序占用' : `不能使用（${refusal}）`;
    throw new UserFacingError(
      `端口 ${port}（${label}）${why}。请结束占用它的程序，或换一个端口，例如：${variable}=${port + 100} ${script}`,
    );
  }
}
