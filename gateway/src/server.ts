import { listenAt, readProcessConfig, runProcess } from '@chengcang/process';
import { readConfig } from './config.ts';
import { createGateway } from './createGateway.ts';

async function start() {
  const { host, port, logLevel, ...config } = readConfig(process.env);
  const app = await createGateway({
    ...config,
    logger: { level: logLevel, base: { service: 'gateway' } },
  });
  await listenAt({ host, port }, { host: 'GATEWAY_HOST', port: 'GATEWAY_PORT' }, (place) =>
    app.listen(place),
  );
  return { readiness: app.readiness, stop: () => app.close() };
}

await runProcess(() => readProcessConfig(process.env, 'gateway'), start);
