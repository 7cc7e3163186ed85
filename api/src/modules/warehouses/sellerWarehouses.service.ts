import type { Db, Tx } from '../../db/client.ts';
import { type BatchResult, removeBatch } from '../../shared/batch.ts';
import { phoneIsValid } from '../../shared/phoneParts.ts';
import { Refusal } from '../../shared/refusal.ts';
import { searchTextOf } from '../../shared/searchText.ts';
import { hasDistricts, regionOf } from '../areas/areas.ts';
import { usePictures } from '../uploads/uploads.repository.ts';
import { type CourierTerms, courierTerms } from './courierTerms.ts';
import { lockTemplate, termsOfTemplate } from './freightTemplates.repository.ts';
import {
  courierNames,
  findSellerWarehouse,
  isInUse,
  listSellerWarehouses,
  lockWarehouse,
} from './sellerWarehouses.repository.ts';
import type {
  SellerWarehouseDto,
  SellerWarehousesFilter,
  WarehouseInput,
  WarehouseStatus,
} from './sellerWarehouses.schemas.ts';
import {
  addWarehouse,
  changeWarehouse,
  replaceTerms,
  type WarehouseFields,
} from './sellerWarehouses.writes.ts';

/** REST `warehouse.status`. */
const statuses = { active: 1, paused: 3 } as const;

type Update = WarehouseInput & { id: number; version?: number };

/** Warehouses of a supplier. */
export function sellerWarehouseService(db: Db) {
  async function own(sellerId: number, id: number): Promise<SellerWarehouseDto> {
    const warehouse = await findSellerWarehouse(db, sellerId, id);
    if (!warehouse) throw new Refusal('NOT_FOUND');
    return warehouse;
  }

  /** @throws Refusal PICTURE_UNKNOWN unless the logo is an upload of the supplier or unchanged */
  async function checkLogo(tx: Tx, sellerId: number, logo: string | undefined, kept: string | null) {
    if (logo === undefined || logo === kept) return;
    if (!(await usePictures(tx, sellerId, [logo]))) throw new Refusal('PICTURE_UNKNOWN');
  }

  const remove = (sellerId: number, id: number): Promise<void> =>
    db.transaction(async (tx) => {
      if (!(await lockWarehouse(tx, sellerId, id))) throw new Refusal('NOT_FOUND');
      if (await isInUse(tx, sellerId, id)) throw new Refusal('WAREHOUSE_IN_USE');
      await changeWarehouse(tx, id, { deletedAt: new Date(), freightTemplateId: null });
    });

  return {
    find: own,

    list: (sellerId: number, filter: SellerWarehousesFilter) => listSellerWarehouses(db, sellerId, filter),

    /** @throws Refusal WAREHOUSE_NAME, FEE_BELOW_COST, PICTURE_UNKNOWN, FREIGHT_TEMPLATE_MISSING, BAD_PARAM */
    async create(
      sellerId: number,
      { couriers, freightTemplateId: wanted, ...input }: WarehouseInput,
    ): Promise<SellerWarehouseDto> {
      const freightTemplateId = wanted || null;
      const id = await db.transaction(async (tx) => {
        const terms = await termsFor(tx, sellerId, freightTemplateId, couriers);
        await checkLogo(tx, sellerId, input.logo, null);
        const added = await addWarehouse(tx, sellerId, {
          ...completed(input, statuses.active),
          freightTemplateId,
        });
        await replaceTerms(tx, added, terms);
        return added;
      });
      return own(sellerId, id);
    },

    /** @throws Refusal CHANGED_MEANWHILE with the current state, and the refusals of `create` */
    async update(
      sellerId: number,
      { id, version, couriers, freightTemplateId: wanted, ...input }: Update,
    ): Promise<SellerWarehouseDto> {
      const isStale = await db.transaction(async (tx) => {
        // Before the warehouse, as whoever saves a template locks them.
        if (wanted) await lockTemplate(tx, sellerId, wanted);
        const kept = await lockWarehouse(tx, sellerId, id);
        if (!kept) throw new Refusal('NOT_FOUND');
        if (version !== undefined && version !== kept.version) return true;
        const freightTemplateId = wanted === undefined ? kept.freightTemplateId : wanted || null;
        const follows = freightTemplateId !== null && freightTemplateId === kept.freightTemplateId;
        // What it follows has written its couriers already.
        const terms = follows ? null : await termsFor(tx, sellerId, freightTemplateId, couriers);
        await checkLogo(tx, sellerId, input.logo, kept.logo);
        await changeWarehouse(tx, id, { ...completed(input, kept.status), freightTemplateId });
        if (terms) await replaceTerms(tx, id, terms);
        return false;
      });
      const current = await own(sellerId, id);
      if (isStale) throw new Refusal('CHANGED_MEANWHILE', {}, { current });
      return current;
    },

    /** Pauses it with a reason, stops it, or resumes it. */
    async setStatus(sellerId: number, { id, ...requested }: WarehouseStatus): Promise<SellerWarehouseDto> {
      await db.transaction(async (tx) => {
        if (!(await lockWarehouse(tx, sellerId, id))) throw new Refusal('NOT_FOUND');
        await changeWarehouse(tx, id, service(requested));
      });
      return own(sellerId, id);
    },

    /** Each individually: warehouses in use stay. */
    remove: (sellerId: number, ids: readonly number[]): Promise<BatchResult[]> =>
      removeBatch(ids, (id) => remove(sellerId, id)),
  };
}

export type SellerWarehouseService = ReturnType<typeof sellerWarehouseService>;

const CONTROL = /\p{Cc}/u;

function service({ status, pauseReason = '' }: Omit<WarehouseStatus, 'id'>) {
  const reason = pauseReason.trim();
  if (status === statuses.paused && reason === '') throw new Refusal('BAD_PARAM', { field: 'pauseReason' });
  return { status, pauseReason: status === statuses.paused ? reason : null };
}

/** The couriers of the template that a warehouse is to follow, else those of the input. */
async function termsFor(
  tx: Tx,
  sellerId: number,
  freightTemplateId: number | null,
  couriers: WarehouseInput['couriers'],
): Promise<CourierTerms[]> {
  if (freightTemplateId === null) return courierTerms(couriers, await courierNames(tx));
  await lockTemplate(tx, sellerId, freightTemplateId);
  return termsOfTemplate(tx, freightTemplateId);
}

/** The stored fields of an input; a missing status stays unchanged. */
function completed(
  input: Omit<WarehouseInput, 'couriers' | 'freightTemplateId'>,
  status: number,
): WarehouseFields {
  const name = line('name', input.name, 2);
  const region = regionOf({ districtCode: input.districtCode });
  if (!region?.cityCode || (!region.districtCode && hasDistricts(region.cityCode)))
    throw new Refusal('BAD_PARAM', { field: 'districtCode' });
  if (!phoneIsValid(input.phone)) throw new Refusal('BAD_PARAM', { field: 'phone' });
  const csUrl = input.csUrl?.trim() || null;
  if (csUrl && !/^https?:$/.test(URL.parse(csUrl)?.protocol ?? ''))
    throw new Refusal('BAD_PARAM', { field: 'csUrl' });
  const { workDays = '1111111', sundayRest = false } = input;
  if (sundayRest && !workDays.includes('1', 1)) throw new Refusal('BAD_PARAM', { field: 'workDays' });
  return {
    ...region,
    name,
    searchText: searchTextOf(name),
    logo: input.logo ?? null,
    intro: input.intro?.trim() ?? '',
    contact: line('contact', input.contact, 1),
    phone: input.phone,
    csUrl,
    address: line('address', input.address, 4),
    platforms: (input.platforms ?? []).toSorted((one, other) => one - other),
    outputMode: input.outputMode ?? 1,
    workDays,
    sundayRest,
    restDates: (input.restDates ?? []).toSorted(),
    cutoffTime: input.cutoffTime ?? '16:00',
    ...service({
      status: input.status ?? status,
      ...(input.pauseReason ? { pauseReason: input.pauseReason } : {}),
    }),
  };
}

/** One trimmed line of text. */
function line(field: string, text: string, least: number): string {
  const trimmed = text.trim();
  if ([...trimmed].length < least || CONTROL.test(trimmed)) throw new Refusal('BAD_PARAM', { field });
  return trimmed;
}
