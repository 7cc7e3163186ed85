import { listenAt, readProcessConfig, runProcess } from '@chengcang/process';
import { readConsoleConfig } from './config.ts';
import { createConsole } from './console/createConsole.ts';

async function start() {
  const { host, port, logLevel, ...config } = readConsoleConfig(process.env);
  const app = await createConsole({
    ...config,
    logger: { level: logLevel, base: { service: 'console' } },
  });
  await listenAt({ host, port }, { host: 'CONSOLE_HOST', port: 'CONSOLE_PORT' }, (place) =>
    app.listen(place),
  );
  return { readiness: app.readiness, stop: () => app.close() };
}

await runProcess(() => readProcessConfig(process.env, 'console'), start);
