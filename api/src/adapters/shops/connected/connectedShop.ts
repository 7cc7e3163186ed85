import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { PLATFORM_NAMES } from '../platformNames.ts';
import { ShopError } from '../shopError.ts';
import type { PlatformId, Shipment, ShopAccess, ShopPlatform } from '../shopPlatform.ts';
import {
  Failure,
  type Input,
  MAX_ANSWER_BYTES,
  METHODS,
  type MethodName,
  type Output,
  pathOf,
  readMessage,
} from './messages.ts';
import { isSignature, NONCE, SIGNATURE, signAnswer, signRequest, TIMESTAMP } from './signatures.ts';

/** Where a platform's connector is, and what its calls are signed with. */
export type ConnectorAddress = { connectorUrl: string; connectorSecret: string };

export type ConnectedShopOptions = ConnectorAddress & {
  platform: PlatformId;
  now?: () => Date;
  /** Above what the calls of an adapter take together. */
  timeoutMs?: number;
};

/** A platform whose adapter runs elsewhere, in its connector. Tokens, cursors and receivers are what that lets out. */
export function connectedShop({
  platform,
  connectorUrl,
  connectorSecret,
  now = () => new Date(),
  timeoutMs = 60_000,
}: ConnectedShopOptions): ShopPlatform {
  const name = PLATFORM_NAMES[platform];

  async function call<Name extends MethodName>(method: Name, input: Input<Name>): Promise<Output<Name>> {
    if (!Value.Check(METHODS[method].request, input)) throw new ShopError(name, 'invalid', 'BAD_REQUEST');
    const path = pathOf(name, method);
    const nonce = randomUUID();
    const timestamp = String(now().getTime());
    const body = JSON.stringify(input);
    const answer = await send(connectorUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [TIMESTAMP]: timestamp,
        [NONCE]: nonce,
        [SIGNATURE]: signRequest(connectorSecret, { path, timestamp, nonce, body }),
      },
      body,
    });
    // Anybody on the way can answer so: nothing is concluded from it but that there was no answer.
    if (answer.status !== 200) throw new ShopError(name, 'transient', `HTTP_${answer.status}`);
    const expected = signAnswer(connectorSecret, { path, nonce, body: answer.text });
    if (!isSignature(answer.signature, expected)) throw new ShopError(name, 'transient', 'BAD_SIGNATURE');
    const read = readMessage(answerOf(method), answer.text);
    if (read === undefined) throw new ShopError(name, 'transient', 'BAD_ANSWER');
    if ('value' in read) return read.value as Output<Name>;
    const { kind, code, retryAfterMs } = read.failure;
    throw new ShopError(name, kind, code, retryAfterMs);
  }

  async function send(url: string, init: RequestInit) {
    try {
      const answer = await fetch(url, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await boundedText(answer);
      return { status: answer.status, signature: answer.headers.get(SIGNATURE) ?? '', text };
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError';
      throw new ShopError(name, 'transient', late ? 'TIMEOUT' : 'NO_ANSWER');
    }
  }

  return {
    platform,
    authorizeUrl: (state) => call('authorizeUrl', { state }),
    exchange: (code) => call('exchange', { code }),
    refresh: (grant) => call('refresh', { grant }),
    listOrders: (access, { from, to }, cursor) =>
      call('listOrders', { access: accessOf(access), window: { from, to }, cursor }),
    getOrder: (access, remoteOrderNo) => call('getOrder', { access: accessOf(access), remoteOrderNo }),
    sendAddresses: (access) => call('sendAddresses', { access: accessOf(access) }),
    listGoods: (access, cursor) => call('listGoods', { access: accessOf(access), cursor }),
    mergeGroups: (access, orders) => call('mergeGroups', { access: accessOf(access), orders }),
    async postShipment(access, shipment) {
      await call('postShipment', { access: accessOf(access), shipment: sentOf(shipment) });
    },
    async changeShipment(access, shipment) {
      await call('changeShipment', { access: accessOf(access), shipment: sentOf(shipment) });
    },
    async setStocks(access, targets) {
      const sent = targets.map(({ remoteGoodId, remoteSkuId, quantity }) => ({
        ...{ remoteGoodId, remoteSkuId, quantity },
      }));
      return call('setStocks', { access: accessOf(access), targets: sent });
    },
    async remark(access, remoteOrderNo, remark) {
      await call('remark', { access: accessOf(access), remoteOrderNo, remark });
    },
  };
}

/** Callers have more of a grant than a call needs. */
function accessOf({ remoteShopId, accessToken }: ShopAccess): ShopAccess {
  return { remoteShopId, accessToken };
}

/** The lines as a list that may be changed, which the schema's type is. */
function sentOf({ lineIds, ...shipment }: Shipment) {
  return { ...shipment, lineIds: lineIds && [...lineIds] };
}

function answerOf(method: MethodName) {
  return Type.Union([Type.Object({ value: METHODS[method].answer }), Type.Object({ failure: Failure })]);
}

/** @throws when the answer is longer than any that is right */
async function boundedText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
