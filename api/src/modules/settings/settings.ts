import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Db, Queryable } from '../../db/client.ts';
import { settings } from '../../db/schema/index.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { Refusal } from '../../shared/refusal.ts';
import { settingDefaults } from '../../shared/statuses.ts';
import { EntityId } from '../../shared/values.ts';

const Software = Type.Object({ id: EntityId, name: Type.String({ minLength: 1, maxLength: 30 }) });

/** The settings of operators, each with its default. */
export const SiteSettings = Type.Object({
  title: Type.String({ default: '橙仓' }),
  logo_pic: Type.String({ default: '' }),
  footer_text: Type.String({ default: '橙仓 · 一件代发，一步到位' }),
  filing_no: Type.String({ default: '' }),
  wx_pic: Type.String({ default: '' }),
  cs_url: Type.String({ default: '' }),
  old_url: Type.String({ default: '', description: 'address of the older site; empty when there is none' }),
  giftHosts: Type.Array(Type.String(), {
    default: [],
    description: 'host names on which the gift list stands among the categories',
  }),
  payExpireMinutes: Type.Integer({ minimum: 1, maximum: 1440, default: 30 }),
  minRecharge: Type.Integer({ minimum: 1, maximum: 1_000_000_000, default: 1000, description: 'fen' }),
  maxRecharge: Type.Integer({ minimum: 1, maximum: 1_000_000_000, default: 5_000_000, description: 'fen' }),
  cashOutMin: Type.Integer({ minimum: 100, maximum: 1_000_000_000, default: 1000, description: 'fen' }),
  cashOutMax: Type.Integer({ minimum: 100, maximum: 1_000_000_000, default: 5_000_000, description: 'fen' }),
  cashOutFeeRate: Type.Integer({
    minimum: 0,
    maximum: 1000,
    default: 60,
    description: 'ten-thousandths of a cash-out that are kept of it, rounded up to a fen',
  }),
  depositMin: Type.Integer({
    minimum: 0,
    maximum: 1_000_000_000,
    default: settingDefaults.depositMin,
    description: 'fen that the deposit (保证金) of a supplier is topped up to from its income',
  }),
  maxRows: Type.Integer({ minimum: 1, maximum: 5_000, default: 500, description: 'recipients an order' }),
  maxUnpaid: Type.Integer({ minimum: 1, maximum: 1_000, default: 20, description: 'unpaid orders a buyer' }),
  auditGoods: Type.Boolean({
    default: true,
    description: 'operators look at goods before buyers do',
  }),
  goodsMargin: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    default: 0,
    description: 'fen a piece that new goods cost buyers above the supply price',
  }),
  waybillFee: Type.Integer({
    minimum: 0,
    maximum: 100_000,
    default: 0,
    description: 'fen that are kept of a refund for its waybill; at most the courier fee',
  }),
  maxCourierProfit: Type.Integer({
    minimum: 0,
    maximum: 100_000,
    default: 100,
    description: 'fen that an agent may add to the courier fee of a parcel',
  }),
  softwares: Type.Array(Software, {
    minItems: 1,
    default: [{ id: 1, name: '橙仓打单' }],
    description: 'what prints the waybills of orders (打单软件); an order that names none takes the first',
  }),
  receiverDays: Type.Integer({
    minimum: 30,
    maximum: 3650,
    default: 90,
    description: 'days after the last case of a parcel until its receiver is erased',
  }),
  caseSecondEyes: Type.Integer({
    minimum: 0,
    maximum: 1_000_000_000,
    default: 50_000,
    description: 'fen above which the decision of a case takes a second operator',
  }),
  custody: Type.Union([Type.Literal('unset'), Type.Literal('licensed'), Type.Literal('resale')], {
    default: 'unset',
    description:
      'in whose name money is held: licensed, where a bank or a channel holds it for the suppliers, who sell; resale, where the platform buys and sells itself. Nothing is paid out while it is unset',
  }),
  payoutMethod: Type.Union([Type.Literal('list'), Type.Literal('split')], {
    default: 'list',
    description:
      'how cash-outs are paid: by lists for the bank, or also by splitting recharges at the channel that holds them',
  }),
  splitRatio: Type.Integer({
    minimum: 1,
    maximum: 10_000,
    default: 3000,
    description: 'ten-thousandths of a recharge that the channel lets be split, as agreed with it',
  }),
  splitDays: Type.Integer({
    minimum: 2,
    maximum: 365,
    default: 30,
    description: 'days for which the channel keeps recharges to be split',
  }),
  invoiceTitle: Type.String({
    maxLength: 100,
    default: '',
    description: 'the platform’s company, for invoices that suppliers make out to it',
  }),
  invoiceTaxNumber: Type.String({ maxLength: 20, default: '', description: 'of that company' }),
  shopFigures: Type.Union([Type.Literal('fixed'), Type.Literal('true')], {
    default: 'fixed',
    description: 'whether shops show fixed figures and five stars, or their own',
  }),
  appVersion: Type.String({ default: '0.2.0' }),
});
export type SiteSettings = Static<typeof SiteSettings>;

const ShownSettings = Type.Object({
  ...Type.Omit(SiteSettings, [
    'giftHosts',
    'auditGoods',
    'goodsMargin',
    'depositMin',
    'maxCourierProfit',
    'receiverDays',
    'caseSecondEyes',
    'custody',
    'payoutMethod',
    'splitRatio',
    'splitDays',
    'invoiceTitle',
    'invoiceTaxNumber',
  ]).properties,
  giftEnabled: Type.Boolean({ description: 'the gift list stands among the categories on this host' }),
});

const FRESH_MS = 2_000;
const kept = new WeakMap<Db, { until: number; settings: Promise<SiteSettings> }>();

/** The waybill software (打单软件) of an order, by default the first; refuses an unknown one. */
export function softwareOf({ softwares }: SiteSettings, id: number | undefined): Static<typeof Software> {
  const software = id === undefined ? softwares[0] : softwares.find((each) => each.id === id);
  if (!software) throw new Refusal('BAD_PARAM', { field: 'softwareId' });
  return software;
}

/** The settings, cached for at most two seconds: every order reads them. */
export function readSettings(db: Db): Promise<SiteSettings> {
  const known = kept.get(db);
  if (known && Date.now() < known.until) return known.settings;
  const settings = loadSettings(db);
  kept.set(db, { until: Date.now() + FRESH_MS, settings });
  settings.catch(() => kept.delete(db));
  return settings;
}

/** The current settings, uncached. */
export async function loadSettings(db: Queryable): Promise<SiteSettings> {
  // As a column it would be parsed twice: the text `true` would be read as a boolean.
  const value = sql<unknown>`${settings.value}`;
  const rows = await db.select({ key: settings.key, value }).from(settings);
  // What a release with other bounds has stored counts as unset.
  const set = Object.fromEntries(
    rows.flatMap(({ key, value: at }) => (isSetting(key, at) ? [[key, at]] : [])),
  );
  return Value.Parse(SiteSettings, Value.Default(SiteSettings, Value.Clean(SiteSettings, set)));
}

function isSetting(key: string, value: unknown): boolean {
  const schema = SiteSettings.properties[key as keyof SiteSettings];
  return schema !== undefined && Value.Check(schema, value);
}

export function settingRoutes(db: Db): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/setting/getSetting',
      {
        config: { access: 'public', sparse: true, revalidated: true },
        schema: {
          tags: ['settings'],
          summary: 'Texts and limits of the site',
          response: answers(ShownSettings),
        },
      },
      async (request) => {
        // Settings that are not shown are omitted from the response.
        const settings = await readSettings(db);
        return ok({ ...settings, giftEnabled: settings.giftHosts.includes(request.hostname) });
      },
    );
  };
}
