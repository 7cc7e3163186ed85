import type { EventSourceMessage } from 'eventsource-parser';
import { ApiSource } from '../../rest/ApiSource.ts';
import type { Params, Route } from '../../rest/contract.ts';
import { eventsOf } from '../../rest/eventStream.ts';
import { classifyFailure, errorOf, failureOf } from '../../rest/failures.ts';
import type { ChangesDto, ChangesSinceDto } from './changeFeed.dto.ts';
import { changesOf } from './changeFeed.mapping.ts';

const ROUTE = '/events/stream' satisfies Route;

export class ChangeFeedApi extends ApiSource {
  since(params: Params<'/changes/list', 'get'>): Promise<ChangesSinceDto> {
    return this.read('get', '/changes/list', { params });
  }

  /** The one source that lasts: a stream of the caller's own, for as long as somebody reads it. Throws what REST refuses as a GraphQLError. Ends when REST ends it or the connection breaks. @param items whether things are named, which pages do not need */
  async watch(items: boolean): Promise<AsyncIterableIterator<{ changes: ChangesDto }>> {
    const { upstream, headers, requestId } = this.caller;
    const { statusCode, body } = await upstream
      .openStream(ROUTE.slice(1) + (items ? '?items=true' : ''), headers)
      .catch((error: unknown) => {
        throw errorOf(failureOf(error), requestId);
      });
    if (statusCode !== 200) {
      const answer: unknown = await body.json().catch(() => undefined);
      throw errorOf(classifyFailure(statusCode, answer, ROUTE) ?? failureOf(undefined), requestId);
    }
    const changes = mapped(eventsOf(body));
    const watched: AsyncIterableIterator<{ changes: ChangesDto }> = {
      next: () => changes.next().catch(() => ({ done: true, value: undefined })),
      // Without waiting for the event that it would else wait for.
      return: async () => {
        body.destroy();
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]: () => watched,
    };
    return watched;
  }
}

async function* mapped(events: AsyncIterable<EventSourceMessage>): AsyncGenerator<{ changes: ChangesDto }> {
  for await (const event of events) {
    const changes = changesOf(event);
    if (changes) yield { changes };
  }
}
