import { expect, it } from 'vitest';
import { connectedShop } from '../../api/src/adapters/shops/connected/connectedShop.ts';
import { freePort, runScript } from './script.ts';

const SECRET = 'a secret of no less than 32 bytes';

it('a connector is a process of its own, without a database', { timeout: 60_000 }, async () => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const script = runScript('api/src/connector.ts', [], {
    NODE_ENV: 'production',
    CONNECTOR_PLATFORM: 'jd',
    CONNECTOR_PORT: String(port),
    CONNECTOR_SECRET: SECRET,
    CONNECTOR_KEY: Buffer.from('a key that has exactly 32 bytes!').toString('base64'),
    METRICS_PORT: String(metricsPort),
    PUBLIC_URL: 'https://shop.example',
    SHOP_JD_APP_KEY: 'jd-key',
    SHOP_JD_APP_SECRET: 'jd-secret',
  });
  const statusAt = (onPort: number, path: string) =>
    fetch(`http://127.0.0.1:${onPort}${path}`).then(
      ({ status }) => status,
      () => 'nobody listens',
    );
  await expect.poll(() => statusAt(metricsPort, '/health/ready'), { timeout: 20_000 }).toBe(200);
  expect(await statusAt(port, '/health/ready')).toBe(200);

  const connectorUrl = `http://127.0.0.1:${port}`;
  const shop = connectedShop({ platform: 3, connectorUrl, connectorSecret: SECRET });
  const url = new URL(await shop.authorizeUrl('state-1'));
  expect([url.searchParams.get('app_key'), url.searchParams.get('redirect_uri')]).toEqual([
    'jd-key',
    'https://shop.example/api/v1/shops/callback/3',
  ]);

  script.kill('SIGTERM');
  const { code, output } = await script.ended;
  expect(code).toBe(0);
  expect(output).not.toContain('jd-secret');
});

it('a connector does not start without what it needs', async () => {
  const { code, output } = await runScript('api/src/connector.ts', [], { CONNECTOR_PLATFORM: 'weixin' })
    .ended;
  expect(code).toBe(78);
  expect(output).toContain('不能用 connector');
});
