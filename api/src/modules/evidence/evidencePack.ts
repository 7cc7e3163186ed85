import { yuanText } from '../../shared/money.ts';
import { caseAskTexts, caseKindTexts, caseStatusTexts } from '../cases/caseTexts.ts';
import { platformText, timeText } from '../exports/exportWords.ts';
import type { EvidencePack, EvidencePicture, Fact } from '../labels/evidencePages.ts';
import { titleOf } from '../parcels/parcelItems.ts';
import type { Evidence, EvidenceMessage } from './evidence.repository.ts';
import { FILES } from './evidence.repository.ts';
import { actorText, stepText } from './evidenceWords.ts';

/** A file of a case as the pack names it; what is not in it says why. */
export type NamedFile = { messageId: number; name: string };
/** What of the files came in. */
export type Attached = {
  pictures: readonly EvidencePicture[];
  named: readonly NamedFile[];
  /** Sentences about what did not. */
  left: readonly string[];
};

const NONE = '—';
const HOUR_MS = 3_600_000;

const timeOr = (iso: string | null, none = NONE) => (iso === null ? none : timeText(iso));

/** What is printed of a parcel's evidence, in the order of its pages. */
export function evidencePack(evidence: Evidence, attached: Attached, writtenAt: string): EvidencePack {
  const { parcel, timeline, cases, messages } = evidence;
  const { list } = timeline;
  const traces = list.filter(({ type }) => type === 'trace').toReversed();
  const events = list.filter(({ type }) => type !== 'trace').toReversed();
  const rowOf = ({ at, text }: { at: string; text: string }) => [timeText(at), text];
  return {
    title: `举证材料 · 包裹 ${parcel.packageNo}`,
    writtenAt: timeText(writtenAt),
    parts: [
      { title: '包裹与快递', kind: 'facts', facts: parcelFacts(evidence) },
      { title: '时效', kind: 'facts', facts: timeFacts(evidence) },
      {
        title: '商品',
        kind: 'table',
        columns: [
          { title: '商品与规格', width: 0.62 },
          { title: '商家编码', width: 0.22 },
          { title: '件数', width: 0.16 },
        ],
        rows: parcel.items.map((item) => [titleOf(item), item.merchantCode || NONE, `${item.num}`]),
        none: NONE,
      },
      {
        title: '物流轨迹（快递公司提供）',
        kind: 'table',
        columns: [
          { title: '时间', width: 0.24 },
          { title: '轨迹', width: 0.76 },
        ],
        rows: traces.map(rowOf),
        none: '快递公司还没有轨迹',
      },
      {
        title: '处理记录',
        kind: 'table',
        columns: [
          { title: '时间', width: 0.24 },
          { title: '内容', width: 0.6 },
          { title: '由谁', width: 0.16 },
        ],
        rows: events.map((event) => [...rowOf(event), actorText(event.actor)]),
        none: '没有处理记录',
      },
      {
        title: '售后单',
        kind: 'table',
        columns: [
          { title: '售后单号', width: 0.3 },
          { title: '问题与诉求', width: 0.34 },
          { title: '状态', width: 0.18 },
          { title: '申请时间', width: 0.18 },
        ],
        rows: cases.map(({ caseNo, kind, ask, amount, status, givenAmount, createdAt }) => [
          caseNo,
          `${caseKindTexts[kind] ?? ''}，${caseAskTexts[ask] ?? ''} ¥${yuanText(amount)}`,
          `${caseStatusTexts[status] ?? ''}${givenAmount > 0 ? `，已退 ¥${yuanText(givenAmount)}` : ''}`,
          timeText(createdAt),
        ]),
        none: '没有售后单',
      },
      {
        title: '沟通记录',
        kind: 'table',
        columns: [
          { title: '时间', width: 0.2 },
          { title: '由谁', width: 0.1 },
          { title: '处理', width: 0.16 },
          { title: '内容', width: 0.36 },
          { title: '附件', width: 0.18 },
        ],
        rows: messages.map((message) => talkRow(message, attached.named)),
        none: '没有沟通记录',
      },
      ...(attached.pictures.length > 0
        ? [{ title: '图片', kind: 'pictures' as const, pictures: attached.pictures }]
        : []),
      ...(attached.left.length > 0
        ? [
            {
              title: '说明',
              kind: 'facts' as const,
              facts: attached.left.map((words): Fact => ['附件', words]),
            },
          ]
        : []),
    ],
  };
}

function parcelFacts({ parcel, timeline }: Evidence): Fact[] {
  const numbers = parcel.thirdOrderNos.join('、');
  const receiver = [parcel.receiverName, parcel.receiverPhone].filter(Boolean).join(' ');
  const place = `${parcel.province}${parcel.city}${parcel.district}${parcel.address}`;
  return [
    ['包裹号', parcel.packageNo],
    ['订单号', parcel.orderNo],
    ['店铺平台', platformText(parcel.platform)],
    ['店铺订单号', numbers || NONE],
    ...(parcel.shopName ? [['店铺', parcel.shopName] as const] : []),
    ['快递公司', timeline.courierName],
    ['运单号', timeline.waybillNo ?? '还没有运单号'],
    ['包裹状态', parcel.statusText],
    ['发货仓', parcel.warehouseName],
    ['收件人', parcel.receiverErasedAt === null ? `${receiver}，${place}` : '收件信息已到期清除'],
  ];
}

/** What was promised beside what came of it. */
function timeFacts({ parcel, paidAt }: Evidence): Fact[] {
  const { orderAt, promisedShipAt, shippedAt, pickedAt, signedAt } = parcel;
  return [
    ['下单时间', timeText(orderAt)],
    ['付款时间', timeOr(paidAt)],
    ['承诺发货', timeOr(promisedShipAt, '没有承诺时间')],
    ['实际发货', timeOr(shippedAt, '还没有发货')],
    ['发货时效', promiseText(promisedShipAt, shippedAt)],
    ['揽收时间', timeOr(pickedAt)],
    ['签收时间', timeOr(signedAt, '还没有签收')],
    ['运输用时', signedAt && shippedAt ? durationText(shippedAt, signedAt) : NONE],
  ];
}

function promiseText(promised: string | null, shipped: string | null): string {
  if (promised === null || shipped === null) return NONE;
  const late = Date.parse(shipped) - Date.parse(promised);
  return late > 0 ? `比承诺晚 ${durationText(promised, shipped)}` : '按承诺时间发出';
}

/** `1 天 3 小时`. */
function durationText(from: string, to: string): string {
  const hours = Math.max(0, Date.parse(to) - Date.parse(from)) / HOUR_MS;
  const days = Math.floor(hours / 24);
  const rest = Math.floor(hours - days * 24);
  if (days > 0) return rest > 0 ? `${days} 天 ${rest} 小时` : `${days} 天`;
  return rest > 0 ? `${rest} 小时` : '不到 1 小时';
}

function talkRow(
  { id, by, action, text, amount, createdAt }: EvidenceMessage,
  named: Attached['named'],
): string[] {
  const files = named.filter(({ messageId }) => messageId === id).map(({ name }) => name);
  const step = `${stepText(action)}${amount ? ` ¥${yuanText(amount)}` : ''}`;
  return [timeText(createdAt), actorText(by), step, text || NONE, files.join('、') || NONE];
}

/** Said where a parcel has more files than go into a pack. */
export const TOO_MANY = `只收入前 ${FILES} 个图片和视频，其余的请在售后单里查看`;
