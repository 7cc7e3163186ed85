import type { AddressInfo } from 'node:net';
import { createParser } from 'eventsource-parser';
import { request } from 'undici';
import { expect } from 'vitest';
import type { Person, TestApi } from './api.ts';

export type StreamEvent = { event: string; data: unknown };

export interface Listener {
  status: number;
  /** Everything but the beats. */
  told: StreamEvent[];
  /** How many beats have come. */
  beats(): number;
  /** Resolves when the service has ended the stream. */
  ended: Promise<void>;
  leave(): void;
}

/** Opens the stream of a person or a program at a service that listens, and waits until changes are told. */
export async function openStream(
  api: TestApi,
  { token }: Pick<Person, 'token'>,
  query = '',
): Promise<Listener> {
  const { port } = api.app.server.address() as AddressInfo;
  const control = new AbortController();
  const { statusCode, body } = await request(`http://127.0.0.1:${port}/api/v1/events/stream${query}`, {
    headers: token.startsWith('chengcang_') ? { authorization: `Bearer ${token}` } : { 'x-token': token },
    signal: control.signal,
  });
  const reported: StreamEvent[] = [];
  let beats = 0;
  const parser = createParser({
    onEvent({ event = '', data }) {
      if (event === 'beat') beats += 1;
      else reported.push({ event, data: JSON.parse(data) });
    },
  });
  body.setEncoding('utf8');
  body.on('data', (text: string) => parser.feed(text));
  const ended = new Promise<void>((resolve) => {
    body.on('end', resolve);
    body.on('error', () => resolve());
  });
  if (statusCode === 200) await expect.poll(() => beats).toBeGreaterThan(0);
  return { status: statusCode, told: reported, beats: () => beats, ended, leave: () => control.abort() };
}
