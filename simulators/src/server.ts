import { listenAt, Readiness, runProcess } from '@chengcang/process';
import { createSimulators } from './app.ts';
import { readConfig } from './config.ts';

async function start() {
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
  await listenAt({ host, port }, { host: 'SIMULATORS_HOST', port: 'SIMULATORS_PORT' }, (place) =>
    app.listen(place),
  );
  return {
    readiness: new Readiness(
      async () => true,
      () => '',
    ),
    stop: () => app.close(),
  };
}

await runProcess(() => ({ role: 'simulators', drainSeconds: 0, metrics: null, traces: null }), start);
