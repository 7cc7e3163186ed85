import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodReceiver, type Person, startApi, type TestApi } from '../support/api.ts';
import { type ReceivedSpan, startOtlpReceiver } from '../support/otlpReceiver.ts';
import { freshDatabase, type TestDatabase } from '../support/postgres.ts';
import { type RoleProcess, startGateway, startRole } from '../support/roleProcesses.ts';
import { testKey } from '../support/sealed.ts';
import { alerts, dashboardQueries, metricsIn, type Sample, samplesOf } from '../support/telemetry.ts';
import { temporaryDir } from '../tooling/script.ts';

const PAY =
  'mutation PayOrder($id: EntityId!, $no: String!) { confirmOrder(id: $id, action: PAY, clientNo: $no) { status } }';
const documentId = createHash('sha256').update(PAY).digest('hex');
const DATA_KEY = testKey.toString('base64');

/** Metrics of others: of what runs the database, of whoever backs it up, and of the store that processes share. */
const OF_OTHERS = [
  'chengcang_backup_completed_timestamp_seconds',
  'chengcang_shared_store_up',
  'patroni_replica',
];

/** Every label that there is. A new one belongs here once its values are known to be few, and none of a person. */
const LABELS = [
  ...['client', 'courier', 'cpu_mode', 'db_client_connection_pool_name', 'db_client_connection_state'],
  ...['error_key', 'http_request_method', 'http_response_status_class', 'http_route', 'kind', 'le'],
  ...['operation', 'outcome', 'provider', 'reason', 'role', 'schedule', 'service_name'],
  ...['url_template', 'v8js_gc_type', 'version'],
];

let database: TestDatabase;
let tool: TestApi;

beforeAll(async () => {
  database = await freshDatabase();
  tool = await startApi({ on: database });
});
afterAll(() => tool.close());

/** Starts an api, a worker that asks a courier for waybills, and a gateway that lets a partner pay orders. */
async function startProduct(env: Record<string, string>) {
  const folder = await temporaryDir();
  const [partners, accounts] = [join(folder, 'partners'), join(folder, 'accounts.json')];
  mkdirSync(partners);
  const operations = [{ id: documentId, name: 'PayOrder', type: 'mutation', body: PAY }];
  writeFileSync(
    join(partners, 'acme.json'),
    JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }),
  );
  writeFileSync(accounts, JSON.stringify({ YTO: { partnerId: 'nobody', partnerKey: 'nothing' } }));
  const couriers = {
    KUAIDI100_KEY: 'key',
    KUAIDI100_SECRET: 'secret',
    KUAIDI100_PARTNERS_FILE: accounts,
    // Nobody listens there.
    KUAIDI100_URL: 'http://127.0.0.1:1/',
  };
  const api = await startRole(database, 'api', { DATA_KEY, ...env });
  const [worker, gateway] = await Promise.all([
    startRole(database, 'worker', { DATA_KEY, ...couriers, ...env }),
    startGateway(api.url, { PARTNER_DOCUMENTS: partners, WEB_DIST: partners, ...env }),
  ]);
  return { api, worker, gateway };
}

/** An order that waits to be paid. */
async function placeOrder(): Promise<{ buyer: Person; orderId: number }> {
  const [buyer, shop] = [await tool.buyer({ balance: 100_000 }), await tool.shop()];
  const { goodId, warehouseId, courierId } = shop;
  // Issued at once: other warehouses leave their buyers ten minutes.
  await tool.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [warehouseId]);
  const { data } = await buyer.call<{ orderId: number }>(
    'POST',
    '/orders/createOrder',
    { goodId, warehouseId, courierId, senderId: buyer.senderId, num: 1, packages: [goodReceiver] },
    { 'idempotency-key': randomUUID() },
  );
  return { buyer, orderId: data.orderId };
}

async function payThrough(gateway: RoleProcess, headers: Record<string, string> = {}) {
  const { buyer, orderId } = await placeOrder();
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-token': buyer.token, ...headers },
    body: JSON.stringify({ documentId, variables: { id: orderId, no: randomUUID() } }),
  });
  expect(await response.json()).toEqual({ data: { confirmOrder: { status: 'PENDING_SHIPMENT' } } });
  return { buyer, requestId: response.headers.get('x-request-id') };
}

const find = (samples: Sample[], name: string, labels: Record<string, string>) =>
  samples.find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )?.value;

describe('metrics', () => {
  it('of a running product hold whatever a rule or the dashboard names, and nothing of people', {
    timeout: 240_000,
  }, async () => {
    const { api, worker, gateway } = await startProduct({});
    const { buyer } = await payThrough(gateway);
    // A name that a client makes up, a document that is not listed, and a path that is none.
    await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'query MadeUp { me { id } }', operationName: 'MadeUp' }),
    });
    await fetch(`${gateway.url}/made-up/${buyer.phone}`);
    await fetch(`${api.url}/made-up/${buyer.phone}`);
    await fetch(`${api.url}/made-up`, { method: 'PROPFIND' });
    expect(await api.own('/api/v1/user/info')).toBe(401);
    const ofWorker = async () => samplesOf(await worker.metricsText());
    await expect
      .poll(
        async () =>
          find(await ofWorker(), 'chengcang_job_duration_seconds_count', {
            kind: 'waybill.issue',
            outcome: 'done',
          }),
        { timeout: 60_000 },
      )
      .toBe(1);
    await expect
      .poll(
        async () =>
          find(await ofWorker(), 'chengcang_schedule_duration_seconds_count', { schedule: 'pollPayments' }),
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);
    const samples = [...samplesOf(await api.metricsText()), ...samplesOf(await gateway.metricsText())];
    const all = [...samples, ...(await ofWorker())];

    expect(
      find(samples, 'chengcang_graph_operation_duration_seconds_count', {
        operation: 'PayOrder',
        client: 'acme',
        outcome: 'ok',
      }),
    ).toBe(1);
    expect(
      find(all, 'chengcang_provider_call_duration_seconds_count', { provider: 'kuaidi100.waybills' }),
    ).toBe(1);
    expect(find(all, 'chengcang_database_up', { service_name: 'chengcang-worker' })).toBe(1);
    expect(
      find(samples, 'chengcang_graph_operation_duration_seconds_count', {
        operation: 'other',
        client: 'other',
      }),
    ).toBe(1);
    const served = new Set(all.map(({ name }) => name));
    const named = [...alerts().map(({ expr }) => expr), ...dashboardQueries()].flatMap(metricsIn);
    const missing = new Set(named.filter((name) => !served.has(name)));
    expect([...missing].sort()).toEqual(OF_OTHERS);

    const values = new Set(all.flatMap(({ labels }) => Object.values(labels)));
    for (const secret of [buyer.phone, buyer.token, 'MadeUp', 'made-up', documentId])
      expect([...values].filter((value) => value.includes(secret))).toEqual([]);
    const names = new Set(all.flatMap(({ labels }) => Object.keys(labels)));
    expect([...names].sort()).toEqual(LABELS);
  });

  it('are not collected where no port is set for them', { timeout: 120_000 }, async () => {
    // Where no web app is built, either.
    const nowhere = await temporaryDir();
    const env = { METRICS_PORT: '', NODE_ENV: 'development', WEB_DIST: nowhere };
    const gateway = await startGateway('http://127.0.0.1:1', env);
    expect(await gateway.metrics('/metrics')).toBe('nobody listens');
    expect(await gateway.own('/metrics')).toBe(404);
  });
});

describe('traces', () => {
  it('go from an operation through REST to its queries and to the job that it has caused', {
    timeout: 240_000,
  }, async () => {
    const { url, spans } = await startOtlpReceiver();
    const { gateway, worker, api } = await startProduct({
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    });
    // What a client says of a trace is not believed.
    const theirs = '4bf92f3577b34da6a3ce929d0e0e4736';
    const { buyer, requestId } = await payThrough(gateway, {
      traceparent: `00-${theirs}-00f067aa0ba902b7-00`,
    });
    const isOf = (service: string, name: RegExp) => (span: ReceivedSpan) =>
      span.service === `chengcang-${service}` && name.test(span.name);
    const one = (service: string, name: RegExp) => spans.find(isOf(service, name));
    await expect.poll(() => one('worker', /^process waybill\.issue$/), { timeout: 60_000 }).toBeDefined();
    await expect.poll(() => one('gateway', /^mutation PayOrder$/), { timeout: 60_000 }).toBeDefined();
    await expect
      .poll(() => one('api', /^POST \/api\/v1\/orders\/confirmOrder$/), { timeout: 60_000 })
      .toBeDefined();

    const operation = one('gateway', /^mutation PayOrder$/);
    const { traceId } = operation as ReceivedSpan;
    const parentOf = (span?: ReceivedSpan) => spans.find(({ spanId }) => spanId === span?.parentSpanId);
    expect(traceId).not.toBe(theirs);
    const job = one('worker', /^process waybill\.issue$/);
    const request = one('api', /confirmOrder$/);
    const query = spans.find(
      (span) => isOf('api', /^SELECT|^INSERT/)(span) && span.parentSpanId === request?.spanId,
    );
    const ofJob = spans.find(
      (span) => span.service === 'chengcang-worker' && span.parentSpanId === job?.spanId,
    );
    expect([job, request, query, ofJob].map((span) => span?.traceId)).toEqual([
      traceId,
      traceId,
      traceId,
      traceId,
    ]);
    expect(parentOf(request)?.service).toBe('chengcang-gateway');
    expect(parentOf(parentOf(request))).toBe(operation);
    expect(job?.links.map((link) => link.spanId)).toEqual([job?.parentSpanId]);
    expect(operation?.attributes).toMatchObject({
      'chengcang.request_id': requestId,
      'graphql.operation.name': 'PayOrder',
      'chengcang.client': 'acme',
    });
    expect(request?.attributes['chengcang.request_id']).toBe(requestId);
    const line = await api.script.line(new RegExp(`"reqId":"${requestId}".*confirmOrder`));
    expect(JSON.parse(line)).toMatchObject({ traceId });

    // Statements are told without what they were run with.
    const texts = JSON.stringify(spans);
    for (const secret of [buyer.token, buyer.phone, goodReceiver.receiverPhone])
      expect(texts).not.toContain(secret);
    for (const { script } of [gateway, worker, api]) script.kill('SIGTERM');
  });
});
