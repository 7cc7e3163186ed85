import type { TraceState } from '../../adapters/tracking/trackingService.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import type { Fen } from '../../shared/money.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import { parcelStatus } from '../../shared/statuses.ts';
import { erpAccountText, erpName } from '../erpAccounts/erpFailures.ts';
import { caseSuggestion, momentsOf } from '../lifecycle/caseSuggestion.ts';
import type { ParcelFacts } from '../lifecycle/parcelActions.ts';
import { statusOfTrace } from '../tracking/statusOfTrace.ts';
import { type ProblemFacts, problemActions } from './problemActions.ts';
import type { ProblemDto } from './problems.schemas.ts';
import {
  accountText,
  caseText,
  lateText,
  listingProblemText,
  movementText,
  pickupText,
  refundText,
  type StuckListing,
  shopText,
} from './problemTexts.ts';

type ActorKind = 'buyer' | 'seller';
type Found = { of: number; at: string };
type OfParcel = ParcelFacts & {
  packageId: number;
  orderId: number;
  packageNo: string;
  goodName: string;
  price: Fen;
  outputCode: ReasonCode | '';
  outputResult: string;
  autoSendCode: ReasonCode | '';
  autoSendResult: string;
  traceState: TraceState | null;
  traceText: string;
  suggestible: boolean;
  promisedShipAt: string | null;
  shippedAt: string | null;
  pickedAt: string | null;
  tracedAt: string | null;
};
type OfRefund = { refundId: number; amount: Fen; reason: string; dueAt: string | null };
type OfCase = {
  caseId: number;
  refundId: number | null;
  amount: Fen;
  reason: string;
  caseKind: number;
  caseStatus: number;
  ask: number;
  offerKind: number | null;
  offerAmount: Fen | null;
  dueAt: string;
};
type OfShopOrder = {
  shopOrderId: number;
  remoteOrderNo: string;
  problemCode: ReasonCode;
  problemText: string;
};
type OfShop = { shopId: number; shopName: string; isBound: boolean; isAssigned: boolean; lapsed: boolean };
type NoShop = Record<keyof OfShop, null>;
type OfSourceOrder = {
  shopOrderId: number;
  remoteOrderNo: string;
  sourceCode: ReasonCode;
  sourceText: string;
};
type OfListing = StuckListing & { listingTitle: string };
type OfAccount = {
  waybillAccountId: number;
  accountCode: ReasonCode;
  fallsBack: boolean;
  courierName: string;
  warehouseName: string | null;
};

type OfErp = { erpAccountId: number; erpName: string; erpCode: string };

/** A problem with the facts of its subject; fields of other kinds are null. */
export type ProblemRow = Found &
  (
    | ({ kind: 'shop'; isSource: boolean } & OfShop)
    | ({ kind: 'sourceOrder' } & OfShop & OfSourceOrder)
    | ({ kind: 'listing' } & OfShop & OfListing)
    | ({ kind: 'waybillAccount' } & OfAccount & NoShop)
    | ({ kind: 'erpAccount' } & OfErp & NoShop)
    | ({ kind: 'erpParcel'; erpAccountId: number; erpText: string } & OfParcel & (OfShop | NoShop))
    | ({ kind: 'autoOrder' } & OfShop & OfShopOrder)
    | ({ kind: 'case' } & OfParcel & OfCase & (OfShop | NoShop))
    | ({ kind: 'refund' } & OfParcel & OfRefund & (OfShop | NoShop))
    | ({ kind: 'output' | 'autoSend' | 'pickup' | 'movement' | 'late' } & OfParcel & (OfShop | NoShop))
  );

type Words = Pick<ProblemDto, 'title' | 'reasonCode' | 'text'>;

/** A problem from the viewpoint of buyer or supplier, with its actions. */
export function problemOf(row: ProblemRow, actor: Actor, now: Date): ProblemDto {
  const words = wordsOf(row, actor.kind, now);
  return {
    id: `${row.kind}-${row.of}`,
    kind: row.kind,
    at: shanghaiIso(new Date(row.at)),
    ...words,
    shopId: row.shopId,
    shopName: row.shopName,
    shopOrderId: row.kind === 'autoOrder' || row.kind === 'sourceOrder' ? row.shopOrderId : null,
    ...parcelOf(row),
    refundId: row.kind === 'refund' || row.kind === 'case' ? row.refundId : null,
    caseId: row.kind === 'case' ? row.caseId : null,
    waybillAccountId: row.kind === 'waybillAccount' ? row.waybillAccountId : null,
    erpAccountId: row.kind === 'erpAccount' || row.kind === 'erpParcel' ? row.erpAccountId : null,
    actions: problemActions(factsOf(row, words.reasonCode, now), actor),
  };
}

function parcelOf(row: ProblemRow) {
  if (
    row.kind === 'shop' ||
    row.kind === 'autoOrder' ||
    row.kind === 'sourceOrder' ||
    row.kind === 'listing' ||
    row.kind === 'waybillAccount' ||
    row.kind === 'erpAccount'
  )
    return { orderId: null, packageId: null, packageStatus: null, goodName: null, price: null };
  const { orderId, packageId, status: packageStatus, goodName } = row;
  // A refund or a case may be of some of the pieces or of a part of the money only.
  const price = row.kind === 'refund' || row.kind === 'case' ? row.amount : row.price;
  return { orderId, packageId, packageStatus, goodName, price };
}

function factsOf(row: ProblemRow, reasonCode: ReasonCode | null, now: Date): ProblemFacts {
  if (row.kind === 'shop') return { kind: 'shop', canRenew: !row.isAssigned, isSource: row.isSource };
  if (
    row.kind === 'autoOrder' ||
    row.kind === 'sourceOrder' ||
    row.kind === 'listing' ||
    row.kind === 'waybillAccount' ||
    row.kind === 'erpAccount' ||
    row.kind === 'erpParcel'
  )
    return { kind: row.kind };
  const isSuggested = row.suggestible && caseSuggestion(momentsOf(row), now) !== null;
  return {
    kind: row.kind,
    parcel: row,
    reasonCode,
    canRenew: row.isBound === true && row.isAssigned !== true,
    isSuggested,
  };
}

function wordsOf(row: ProblemRow, by: ActorKind, now: Date): Words {
  switch (row.kind) {
    case 'shop':
      return { title: row.shopName, reasonCode: 'SHOP_EXPIRED', text: shopText(row) };
    case 'waybillAccount': {
      const title = row.warehouseName ? `${row.courierName} · ${row.warehouseName}` : row.courierName;
      return { title, reasonCode: row.accountCode, text: accountText(row) };
    }
    case 'erpAccount':
      return { title: erpName(row.erpName), reasonCode: null, text: erpAccountText(row.erpCode) };
    case 'erpParcel':
      return { title: row.packageNo, reasonCode: null, text: row.erpText };
    case 'autoOrder':
      return { title: row.remoteOrderNo, reasonCode: row.problemCode, text: row.problemText };
    case 'sourceOrder':
      return { title: row.remoteOrderNo, reasonCode: row.sourceCode, text: row.sourceText };
    case 'listing':
      return { title: row.listingTitle, reasonCode: null, text: listingProblemText(row) };
    case 'output':
      return { title: row.packageNo, reasonCode: row.outputCode || null, text: row.outputResult };
    case 'autoSend':
      return { title: row.packageNo, reasonCode: row.autoSendCode || null, text: row.autoSendResult };
    case 'case':
      return {
        ...{ title: row.packageNo, reasonCode: null },
        text: caseText({ ...row, kind: row.caseKind, dueAt: new Date(row.dueAt) }, by),
      };
    case 'refund': {
      const dueAt = row.dueAt === null ? null : new Date(row.dueAt);
      return { title: row.packageNo, reasonCode: null, text: refundText({ ...row, dueAt }, by) };
    }
    case 'pickup':
      return { title: row.packageNo, reasonCode: null, text: pickupText(new Date(row.at), now) };
    case 'late':
      return { title: row.packageNo, reasonCode: null, text: lateText(row.status) };
    case 'movement': {
      const troubled = statusOfTrace(parcelStatus.shipped, row.traceState) === parcelStatus.abnormal;
      return { title: row.packageNo, reasonCode: null, text: movementText({ ...row, troubled }) };
    }
  }
}
