import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { idempotencyKeyOf } from '../../shared/idempotencyKey.ts';
import {
  BookEntriesBody,
  BookEntry,
  BookEntryPage,
  BookGroups,
  EntryIds,
  EntryIdsBody,
  ImportEntriesAnswer,
  ImportEntriesBody,
  KeepReceiversAnswer,
  KeepReceiversBody,
  MovedEntries,
  MoveEntriesBody,
  OpenEntriesBody,
  OpenedEntries,
  SaveEntryBody,
} from './addressBook.schemas.ts';
import type { AddressBookService } from './addressBook.service.ts';

const tags = ['addressBook'];
const reading = {
  config: { access: 'buyer' as const, scope: 'receivers:read' as const, sparse: true as const },
};
const writing = { config: { access: 'buyer' as const, scope: 'orders:write' as const } };

export function addressBookRoutes(book: AddressBookService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/addressBook/list',
      {
        ...reading,
        schema: {
          tags,
          summary: 'The own address book, newest first, phones and addresses masked',
          body: BookEntriesBody,
          response: answers(BookEntryPage),
        },
      },
      async (request) => ok(await book.list(actorOf(request), request.body, request.fields)),
    );

    app.post(
      '/addressBook/groups',
      {
        ...reading,
        schema: { tags, summary: 'The groups of the own address book', response: answers(BookGroups) },
      },
      async (request) => ok(await book.groups(actorOf(request))),
    );

    app.post(
      '/addressBook/open',
      {
        config: { access: 'buyer', scope: 'receivers:read' },
        schema: {
          tags,
          summary: 'Some of the address book in clear; each is recorded',
          description:
            'Counted with the receivers that are copied into orders, 5,000 a day: beyond them REVEAL_LIMIT, and nothing is shown.',
          body: OpenEntriesBody,
          response: answers(OpenedEntries),
        },
      },
      async (request) => ok({ list: await book.open(actorOf(request), request.body.ids) }),
    );

    app.post(
      '/addressBook/save',
      {
        ...writing,
        schema: {
          tags,
          summary: 'Keep somebody in the address book, or change one',
          description:
            'The same name, phone and address twice is refused with ADDRESS_BOOK_EXISTS, a new one beyond 10,000 with ADDRESS_BOOK_LIMIT, a group beyond 50 with ADDRESS_BOOK_GROUPS, what no parcel could go to with ROWS_INVALID and `field`.',
          body: SaveEntryBody,
          response: answers(BookEntry),
        },
      },
      async (request) => {
        const { id = null, ...input } = request.body;
        return ok(await book.save(actorOf(request), id, input), '已保存');
      },
    );

    app.post(
      '/addressBook/import',
      {
        ...writing,
        schema: {
          tags,
          summary: 'Take rows of a sheet or a paste over, each by itself',
          body: ImportEntriesBody,
          response: answers(ImportEntriesAnswer),
        },
      },
      async (request) => {
        const { rows, checkOnly = false, clientNo } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        const answer = await book.importRows(actorOf(request), { rows, checkOnly, key });
        return ok(answer, checkOnly ? undefined : '地址已导入');
      },
    );

    app.post(
      '/addressBook/keepReceivers',
      {
        ...writing,
        schema: {
          tags,
          summary: 'Keep the receivers of own parcels, without showing them',
          description:
            'Receivers of bound shops belong to the platform and are left out; erased ones are gone.',
          body: KeepReceiversBody,
          response: answers(KeepReceiversAnswer),
        },
      },
      async (request) => ok(await book.keepReceivers(actorOf(request), request.body)),
    );

    app.post(
      '/addressBook/move',
      {
        ...writing,
        schema: {
          tags,
          summary: 'Move entries to another group',
          body: MoveEntriesBody,
          response: answers(MovedEntries),
        },
      },
      async (request) => {
        const { ids, group } = request.body;
        return ok(await book.move(actorOf(request), ids, group), '已移动');
      },
    );

    app.delete(
      '/addressBook/delete',
      {
        ...writing,
        schema: {
          tags,
          summary: 'Remove entries of the address book, all or none',
          body: EntryIdsBody,
          response: answers(EntryIds),
        },
      },
      async (request) => ok({ ids: await book.remove(actorOf(request), request.body.ids) }, '删除成功'),
    );
  };
}
