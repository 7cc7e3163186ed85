import { ConfigError, readConfig } from './config.ts';
import { createGateway } from './createGateway.ts';

/** sysexits' EX_CONFIG: a restart without a change cannot help. */
const EX_CONFIG = 78;
const GRACE_MS = 9_000;

async function main(): Promise<void> {
  const { host, port, logLevel, ...config } = readConfig(process.env);
  const app = await createGateway({
    ...config,
    logger: { level: logLevel, base: { service: 'gateway' } },
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // Finishes requests in progress and aborts what exceeds the grace period.
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await app.listen({ host, port });
}

/** The message about what an operator has to change; undefined for other errors. */
function configTrouble(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const { GATEWAY_HOST: host = '127.0.0.1', GATEWAY_PORT: port = '4000' } = process.env;
  switch (error instanceof Error && 'code' in error && error.code) {
    case 'EADDRINUSE':
      return `端口 ${port} 已被占用，请用 GATEWAY_PORT 换一个端口。`;
    case 'EACCES':
      return `没有权限使用端口 ${port}，请用 GATEWAY_PORT 换一个端口。`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `本机没有地址 ${host}，请检查 GATEWAY_HOST。`;
  }
}

main().catch((error: unknown) => {
  const trouble = configTrouble(error);
  console.error(trouble ?? error);
  process.exit(trouble ? EX_CONFIG : 1);
});
