import { ConfigError } from './startError.ts';

export type Place = { host: string; port: number };
/** The variables that name a place. */
type Variables = { host: string; port: string };

/** Listens by `listen`; a place that cannot be had is a ConfigError that names the variable. */
export async function listenAt(
  { host, port }: Place,
  variables: Variables,
  listen: (place: Place) => Promise<unknown>,
): Promise<void> {
  try {
    await listen({ host, port });
  } catch (error) {
    switch (error instanceof Error && 'code' in error && error.code) {
      case 'EADDRINUSE':
        throw new ConfigError(`端口 ${port} 已被占用，请用 ${variables.port} 换一个端口。`);
      case 'EACCES':
        throw new ConfigError(`没有权限使用端口 ${port}，请用 ${variables.port} 换一个端口。`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new ConfigError(`本机没有地址 ${host}，请检查 ${variables.host}。`);
    }
    throw error;
  }
}
