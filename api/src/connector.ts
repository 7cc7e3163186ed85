import { listenAt, readProcessConfig, runProcess } from '@chengcang/process';
import { createConnector } from './connector/createConnector.ts';
import { readConnector } from './plugins/config.connector.ts';

async function start() {
  const { shop, secret, box, host, port, logLevel } = readConnector(process.env);
  const logger = { level: logLevel, base: { service: 'connector' } };
  const { app, readiness } = createConnector({ shop, secret, box, logger });
  await listenAt({ host, port }, { host: 'CONNECTOR_HOST', port: 'CONNECTOR_PORT' }, (place) =>
    app.listen(place),
  );
  return { readiness, stop: async () => app.close() };
}

await runProcess(() => readProcessConfig(process.env, 'connector'), start);
