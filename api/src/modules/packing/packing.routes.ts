import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import {
  BenchParcel,
  BuyerNote,
  LeaveParcelBody,
  LeftAnswer,
  OpenParcelBody,
  PackedAnswer,
  PackParcelBody,
  ParcelBody,
  SaveBuyerNoteBody,
} from './packing.schemas.ts';
import type { PackingService } from './packing.service.ts';

const tags = ['packing'];
const sellers = { config: { access: 'seller' as const, scope: 'parcels:write' as const } };

export function packingRoutes(packing: PackingService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/packing/open',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Open an own parcel at a packing bench, by what is scanned',
          description:
            'No other bench opens it for ten minutes. Refused with the PACK_ keys, and with PACKED once it was packed.',
          body: OpenParcelBody,
          response: answers(BenchParcel),
        },
      },
      async (request) => ok(await packing.open(actorOf(request), request.body)),
    );

    app.post(
      '/packing/leave',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Put a parcel aside that this bench has open, so that any may open it',
          body: LeaveParcelBody,
          response: answers(LeftAnswer),
        },
      },
      async (request) => ok(await packing.leave(actorOf(request), request.body)),
    );

    app.post(
      '/packing/pack',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Say that a parcel which this bench has open is packed',
          description:
            'It must have a waybill number; who repeats it gets the first answer. Refused as opening it, of what happened meanwhile.',
          body: PackParcelBody,
          response: answers(PackedAnswer),
        },
      },
      async (request) => ok(await packing.pack(actorOf(request), request.body)),
    );

    app.post(
      '/packing/getBuyerNote',
      {
        config: { access: 'seller', scope: 'parcels:read', sparse: true },
        schema: {
          tags,
          summary: 'What packers are told of the buyer of an own parcel; buyers never see it',
          body: ParcelBody,
          response: answers(BuyerNote),
        },
      },
      async (request) => ok(await packing.buyerNote(actorOf(request), request.body.packageId)),
    );

    app.post(
      '/packing/saveBuyerNote',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Keep what packers are told of the buyer of an own parcel, in all parcels of that buyer',
          body: SaveBuyerNoteBody,
          response: answers(BuyerNote),
        },
      },
      async (request) => {
        const { packageId, text } = request.body;
        return ok(await packing.saveBuyerNote(actorOf(request), packageId, text), '打包备注已保存');
      },
    );
  };
}
