import type { Db, Queryable } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { maskName } from '../../shared/masking.ts';
import { Refusal } from '../../shared/refusal.ts';
import { printedParcels } from '../labels/printing.repository.ts';
import { shelvesOf } from '../labels/shelves.repository.ts';
import { remarkOf } from '../parcels/parcelTexts.ts';
import { cleanWaybillNo } from '../waybills/waybillNo.ts';
import { benchItems } from './benchItems.ts';
import {
  claimParcel,
  findBuyerNote,
  findByNumber,
  findByPlace,
  keepBuyerNote,
  lockToPack,
  markPacked,
  openElsewhere,
  openWaveOf,
  packedHere,
  putAside,
} from './packing.repository.ts';
import type { BenchParcelDto, OpenParcel, PackedDto } from './packing.schemas.ts';
import { packRefusal } from './packRefusal.ts';

const PLACE = /^\d{1,3}$/;

type Step = { packageId: number; bench: string };

/** What is done with parcels at packing benches. How a parcel gets its waybill, and is shipped by it, is said elsewhere. */
export function packingService(db: Db) {
  async function found(sellerId: number, { code, waveId }: OpenParcel) {
    const no = cleanWaybillNo(code);
    const parcel =
      waveId !== undefined && PLACE.test(no)
        ? await findByPlace(db, sellerId, { waveId, place: Number(no) })
        : await findByNumber(db, sellerId, no);
    if (!parcel) throw new Refusal('PACK_UNKNOWN');
    const key = packRefusal(parcel);
    if (key) throw new Refusal(key);
    return parcel;
  }

  return {
    /** @throws Refusal PACK_UNKNOWN, the keys of `packRefusal`, PACK_ELSEWHERE */
    async open(actor: Actor, opened: OpenParcel): Promise<BenchParcelDto> {
      const { accountId: sellerId } = actor;
      const { id: packageId, printed } = await found(sellerId, opened);
      const at = { sellerId, packageId, bench: opened.bench };
      if (!(await claimParcel(db, at, opened.packedBy?.trim() ?? ''))) throw await refusedElsewhere(db, at);
      const parcel = (await printedParcels(db, actor, [packageId])).get(packageId);
      if (!parcel) throw new Refusal('PACK_UNKNOWN');
      const [shelves, wave] = await Promise.all([
        shelvesOf(db, sellerId, [parcel]),
        openWaveOf(db, sellerId, packageId),
      ]);
      const { packageNo, platform, courierName, waybillNo, warehouseName, buyerNote, encrypted } = parcel;
      const { name, province, city, district } = parcel.receiver;
      return {
        ...{ packageId, packageNo, platform, courierName, waybillNo, warehouseName, buyerNote, printed },
        receiver: [encrypted ? name : maskName(name), ...new Set([province, city, district])]
          .filter(Boolean)
          .join(' '),
        remark: [parcel.specification, remarkOf(parcel)].filter(Boolean).join('；'),
        waveId: wave?.waveId ?? null,
        waveNo: wave?.waveNo ?? null,
        place: wave?.place ?? null,
        items: benchItems(parcel, shelves),
      };
    },

    /** @throws Refusal PACK_UNKNOWN */
    async leave(
      { accountId: sellerId }: Actor,
      { packageId, bench, reason = '' }: Step & { reason?: string },
    ): Promise<{ packageId: number }> {
      if ((await findBuyerNote(db, sellerId, packageId)) === undefined) throw new Refusal('PACK_UNKNOWN');
      await putAside(db, { sellerId, packageId, bench }, reason.trim());
      return { packageId };
    },

    /** @throws Refusal PACK_UNKNOWN, the keys of `packRefusal`, PACK_WAYBILL, PACK_ELSEWHERE */
    pack: (
      { accountId: sellerId }: Actor,
      { packageId, bench, packedBy = '' }: Step & { packedBy?: string },
    ): Promise<PackedDto> =>
      db.transaction(async (tx) => {
        const at = { sellerId, packageId, bench };
        const parcel = await lockToPack(tx, sellerId, packageId);
        if (!parcel) throw new Refusal('PACK_UNKNOWN');
        const wave = await openWaveOf(tx, sellerId, packageId);
        const answer = (packedAt: string) => ({
          ...{ packageId, waveId: wave?.waveId ?? null },
          packedAt: shanghaiIso(new Date(packedAt)),
        });
        const before = await packedHere(tx, at);
        if (before) return answer(before);
        const key = packRefusal(parcel);
        if (key) throw new Refusal(key);
        if (parcel.waybillNo === null) throw new Refusal('PACK_WAYBILL');
        const packedAt = await markPacked(tx, at, packedBy.trim());
        if (!packedAt) throw await refusedElsewhere(tx, at);
        return answer(packedAt);
      }),

    /** @throws Refusal NOT_FOUND */
    async buyerNote({ accountId }: Actor, packageId: number): Promise<{ packageId: number; text: string }> {
      const text = await findBuyerNote(db, accountId, packageId);
      if (text === undefined) throw new Refusal('NOT_FOUND');
      return { packageId, text };
    },

    /** @throws Refusal NOT_FOUND */
    async saveBuyerNote(actor: Actor, packageId: number, words: string) {
      await this.buyerNote(actor, packageId);
      const text = words.trim();
      await keepBuyerNote(db, actor.accountId, packageId, text);
      return { packageId, text };
    },
  };
}

/** Another bench has the parcel: by what its packer is called, where that is known. */
async function refusedElsewhere(
  db: Queryable,
  at: { sellerId: number; packageId: number },
): Promise<Refusal> {
  const holder = await openElsewhere(db, at);
  return new Refusal('PACK_ELSEWHERE', {
    who: holder?.packedBy ? `「${holder.packedBy}」的发货台` : '另一个发货台',
    since: holder ? `（${holder.time} 打开）` : '',
  });
}

export type PackingService = ReturnType<typeof packingService>;
