import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type WebhookReceiver, webhookReceiver } from '../support/webhookReceiver.ts';
import { sendWebhooks, TO_THIS_MACHINE } from '../support/webhooks.ts';
import { type RealGraph, startRealGraph } from './support/realGraph.ts';

let graph: RealGraph;
let receiver: WebhookReceiver;
beforeAll(async () => {
  graph = await startRealGraph({ ...TO_THIS_MACHINE, queue: { send: async () => undefined } });
  receiver = await webhookReceiver();
});
afterAll(async () => {
  await receiver.close();
  await graph.close();
});

/** Keeps what the commands before have set, for those of a later shell. */
const KEEP = 'declare -p SHOP TOKEN ORDER ENDPOINT; declare -f ask pick program';

const linesOf = (answers: string) =>
  answers
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

it('the commands of the quick start lead from nothing to a paid order, its parcel and its event', async () => {
  const shop = await graph.listen();
  const blocks = [...readFileSync('docs/quickStart.md', 'utf8').matchAll(/```sh\n(.*?)```/gs)]
    .map(([, block = '']) => block)
    .map((block) => block.replace('http://localhost:4000', shop))
    .map((block) => block.replace('http://localhost:9000/hooks', receiver.url));
  const bash = async (...parts: string[]) => {
    const { stdout } = await promisify(execFile)('bash', ['-euc', parts.join('\n')]);
    return stdout;
  };

  const last = blocks.pop() ?? '';
  const [answers = '', kept = ''] = (await bash(...blocks, 'echo ---', KEEP)).split('---\n');
  const [quote, paid] = linesOf(answers);
  const quoteOrder = {
    totalFeeYuan: expect.any(String),
    enough: true,
    problems: [],
    rows: [{ row: 0, problems: [] }],
  };
  expect(quote).toEqual({ data: { quoteOrder } });
  const paidFee = Math.round(Number(quote.data.quoteOrder.totalFeeYuan) * 100);
  expect(paid.data.confirmOrder).toMatchObject({ status: 'PENDING_SHIPMENT', paidFee });

  await sendWebhooks(graph.api);
  const order = receiver.received.map(({ type, data }) => [type, data.id]);
  expect(order).toEqual([['order.paid', expect.any(Number)]]);

  const [parcels, messages] = linesOf(await bash(kept, last));
  expect(parcels.data.parcels.list).toMatchObject([
    { packageNo: expect.stringMatching(/^P/), statusText: '待发货' },
  ]);
  expect(messages.data.webhookMessages.list).toMatchObject([
    {
      event: 'order.paid',
      status: 'DELIVERED',
      attempts: 1,
      answerStatus: 200,
      body: receiver.received[0]?.body,
    },
  ]);
});
