import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { closed, listening } from './relay.ts';

type PushAnswer = { status: number; body: string };
export type ReceivedPush = { sign: string; param: string };

/** Somebody whom Kuaidi100 pushes to until the test ends; takes everything unless told otherwise. */
export async function startReceiver() {
  const received: ReceivedPush[] = [];
  const script: { answer: () => PushAnswer | Promise<PushAnswer> } = {
    answer: () => ({ status: 200, body: '{"result":true,"returnCode":"200","message":"成功"}' }),
  };
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    received.push({ sign: form.get('sign') ?? '', param: form.get('param') ?? '' });
    const { status, body } = await script.answer();
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  const url = await listening(server);
  onTestFinished(() => closed(server));
  return {
    url: `${url}/api/v1/tracking/push`,
    received,
    script,
    /** The states of the pushes, and how many traces each has told. */
    told: () =>
      received.map(({ param }) => {
        const { status, lastResult } = JSON.parse(param);
        return [status, lastResult.state, lastResult.data.length];
      }),
  };
}
