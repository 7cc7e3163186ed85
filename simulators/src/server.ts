import { inspect } from 'node:util';
import { createSimulators } from './app.ts';
import { ConfigError, readConfig } from './config.ts';

/** sysexits' EX_CONFIG: starting again without a change cannot help. */
const EX_CONFIG = 78;
const GRACE_MS = 9_000;

async function main(): Promise<void> {
  const { host, port, logLevel, alipay, shops, kuaidi100, wechatpay, printing, s3 } = readConfig(process.env);
  const app = await createSimulators({
    alipay,
    shops,
    kuaidi100,
    printing,
    s3,
    ...(wechatpay && { wechatpay }),
    logger: { level: logLevel, base: { service: 'simulators' } },
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // What is under way finishes; what cannot within the grace is cut off.
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await app.listen({ host, port });
}

/** What an operator has to change, in words; undefined for anything else. */
function configTrouble(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `端口 ${process.env.SIMULATORS_PORT || 4003} 已被占用，请用 SIMULATORS_PORT 换一个端口。`;
  }
}

main().catch((error: unknown) => {
  const trouble = configTrouble(error);
  process.stderr.write(`${trouble ?? inspect(error)}\n`);
  process.exit(trouble ? EX_CONFIG : 1);
});
