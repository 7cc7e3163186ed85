import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type S3Options, s3Storage } from '../../api/src/adapters/storage/s3Storage.ts';
import type { ExportDto } from '../../api/src/modules/exports/exports.schemas.ts';
import { createSimulators } from '../../simulators/src/app.ts';
import { APP_ID, keys } from '../integrations/alipay.ts';
import { goodReceiver, orderBody, type Person, startApi, type TestApi } from '../support/api.ts';
import { csvRows, download, exported } from '../support/exportedFiles.ts';
import { runScript, temporaryDir } from '../tooling/script.ts';

const PARCELS = 3;
const S3 = { bucket: 'exports', region: 'cn-north-1', accessKeyId: 'id', secretAccessKey: 'secret' };

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A buyer with parcels, whose receivers an export reveals. */
async function buyerWithParcels(): Promise<Person> {
  const buyer = await api.buyer({ balance: 1_000_000 });
  const packages = Array.from({ length: PARCELS }, () => goodReceiver);
  const answer = await buyer.call(
    'POST',
    '/orders/createOrder',
    orderBody(buyer, await api.shop(), { packages, confirm: true }),
  );
  expect(answer.code).toBe(0);
  return buyer;
}

/** The service of a machine of its own: it shares the database and a storage with the others. */
async function startMachine(options: Parameters<typeof startApi>[0] = {}): Promise<TestApi> {
  const machine = await startApi({ beside: api, filesDir: await temporaryDir(), ...options });
  onTestFinished(() => machine.close());
  return machine;
}

/** A person who asks another machine than that of the test's first one. */
const at = ({ app }: TestApi, { token, ...person }: Person): Person => ({
  ...{ ...person, token },
  call: async (method, path, body) => {
    const headers = { 'x-token': token };
    const response = await app.inject({
      ...{ method, url: `/api/v1${path}`, headers },
      ...(body && { payload: body }),
    });
    return { http: response.statusCode, headers: response.headers, ...response.json() };
  },
});

const revealsOf = async ({ accountId }: Person) =>
  (await api.query('SELECT FROM receiver_reveal WHERE account_id = $1', [accountId])).length;

const storageAt = (endpoint: string, changes: Partial<S3Options> = {}) =>
  s3Storage({ ...S3, endpoint, pathStyle: true, ...changes });

async function simulatedBucket() {
  const alipay = { appId: APP_ID, publicKey: keys.app.publicKey, platformKey: keys.platform.privateKey };
  const simulators = await createSimulators({ alipay, s3: S3, now: () => new Date() });
  onTestFinished(() => {
    simulators.server.closeAllConnections();
    return simulators.close();
  });
  return storageAt(`${await simulators.listen({ host: '127.0.0.1', port: 0 })}/s3`);
}

/** A bucket that answers no upload while it is silent, and counts them. */
async function silentBucket() {
  const objects = new Map<string, Buffer>();
  const held: ServerResponse[] = [];
  const state = { isSilent: true };
  const server = createServer(async (request, response) => {
    const key = request.url?.split('?')[0] ?? '';
    if (request.method === 'PUT') {
      const bytes = await buffer(request);
      if (state.isSilent) return held.push(response);
      objects.set(key, bytes);
    }
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method !== 'GET') return response.end();
    const bytes = objects.get(key);
    if (bytes) return response.end(bytes);
    response.writeHead(404, { 'content-type': 'application/xml' });
    response.end('<Error><Code>NoSuchKey</Code></Error>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, objects, held, state };
}

describe('machines that share the database and a storage alone', () => {
  it('serve what another one has written, in a bucket', async () => {
    const exportStorage = await simulatedBucket();
    const asked = await startMachine({ exportStorage, writesExports: false });
    const third = await startMachine({ exportStorage, writesExports: false });
    await startMachine({ exportStorage });
    const buyer = await buyerWithParcels();
    const { data } = await exported(at(asked, buyer), '/orderPackages/exportPackages', { format: 'csv' });
    expect(data.done).toBe(true);
    for (const machine of [asked, third]) {
      expect(csvRows(await download(machine, data.url ?? '')).length).toBe(1 + PARCELS);
      const found = await at(machine, buyer).call('POST', '/exports/find', { taskId: data.taskId });
      expect(found.data).toEqual(data);
    }
    const { headers } = await third.app.inject(data.url ?? '');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    const other = await api.buyer();
    const foreign = await at(third, other).call('POST', '/exports/find', { taskId: data.taskId });
    expect(foreign.data).toMatchObject({ errorKey: 'EXPORT_LOST' });
    expect(await revealsOf(buyer)).toBe(PARCELS);
  });

  it('take an expired file out of the bucket', async () => {
    const exportStorage = await simulatedBucket();
    let ahead = 0;
    const now = () => new Date(Date.now() + ahead);
    const machine = await startMachine({ exportStorage, now });
    const buyer = await buyerWithParcels();
    const { data } = await exported(at(machine, buyer), '/orderPackages/exportPackages', { format: 'csv' });
    const name = decodeURIComponent((data.url ?? '').replace('/files/', ''));
    const there = await exportStorage.read(name);
    there?.bytes.destroy();
    ahead = 3_600_000;
    expect((await machine.app.inject(data.url ?? '')).statusCode).toBe(404);
    const sweep = machine.app.scheduledJobs.find((job) => job.name === 'sweepExports');
    await sweep?.run(new AbortController().signal);
    expect([there === null, await exportStorage.read(name)]).toEqual([false, null]);
  });

  it('answer an export that no worker takes as open, and it is written once one comes', async () => {
    const exportStorage = await simulatedBucket();
    const asked = await startMachine({ exportStorage, writesExports: false });
    const buyer = await buyerWithParcels();
    const { data } = await at(asked, buyer).call<ExportDto>('POST', '/orderPackages/exportPackages', {});
    expect(data).toMatchObject({ done: false, url: null });
    await startMachine({ exportStorage });
    const find = async () =>
      (await at(asked, buyer).call<ExportDto>('POST', '/exports/find', { taskId: data.taskId })).data.done;
    await expect.poll(find, { timeout: 20_000 }).toBe(true);
  });
});

it('a worker that is killed while it uploads leaves no half file, and another one writes it once', {
  timeout: 60_000,
}, async () => {
  const bucket = await silentBucket();
  const exportStorage = storageAt(bucket.url);
  const asked = await startMachine({ exportStorage, writesExports: false });
  const buyer = at(asked, await buyerWithParcels());
  const startWorker = () =>
    runScript('tests/api/fixtures/exporter.ts', [], {
      DATABASE_URL: api.pooledUrl,
      DATABASE_DIRECT_URL: api.url,
      BUCKET_URL: bucket.url,
    });
  const first = startWorker();
  const begun = buyer.call<ExportDto>('POST', '/orderPackages/exportPackages', { format: 'csv' });
  await expect.poll(() => bucket.held.length, { timeout: 30_000 }).toBe(1);
  first.kill('SIGKILL');
  expect((await first.ended).code).toBeNull();
  const { taskId, done } = (await begun).data;
  expect(done).toBe(false);
  expect(await revealsOf(buyer)).toBe(0);

  bucket.state.isSilent = false;
  startWorker();
  await api.query("UPDATE export_file SET lease_until = now() - interval '1 second' WHERE task_id = $1", [
    taskId,
  ]);
  const rescue = asked.app.scheduledJobs.find(({ name }) => name === 'rescueExports');
  await rescue?.run(new AbortController().signal);
  const find = () => buyer.call<ExportDto>('POST', '/exports/find', { taskId });
  await expect.poll(async () => (await find()).data.done, { timeout: 30_000 }).toBe(true);
  const { url } = (await find()).data;
  expect(csvRows(await download(asked, url ?? '')).length).toBe(1 + PARCELS);
  expect([bucket.objects.size, await revealsOf(buyer)]).toEqual([1, PARCELS]);
});
