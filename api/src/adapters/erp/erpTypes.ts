import type { Party } from '../party.ts';

/** An order that somebody else's ERP is to ship, with its receiver in plain. */
export type ErpOrder = {
  orderNo: string;
  orderedAt: Date;
  paidAt: Date;
  buyer: string;
  receiver: Party;
  remark: string;
  /** Paid back in full: the ERP ships none of it that is not out. */
  isCancelled?: boolean;
  lines: {
    /** Ours, unique among the lines of all orders. */
    lineNo: string;
    /** The ERP's own article number (商家编码). */
    articleNo: string;
    title: string;
    sku: string;
    num: number;
    /** Fen a piece. */
    price: number;
  }[];
};

/** A parcel that the ERP has shipped. */
export type ErpShipment = {
  recordId: string;
  orderNo: string;
  waybillNo: string;
  /** Our code, such as YTO; the courier's name where we have none. */
  courierCode: string;
  /** The lines that it holds; null for all of its order. */
  lineNos: string[] | null;
  shippedAt: Date | null;
};

export type ShipmentVerdict = { recordId: string; isTaken: boolean; reason: string };

/** A verdict that the ERP did not accept. */
export type Refused = { recordId: string };

/** Goods that are to stand in the ERP, with their articles. */
export type ErpGood = {
  /** Ours, at most 40 characters. */
  goodsNo: string;
  name: string;
  /** Where the ERP finds a picture; empty for none. */
  picture: string;
  specs: {
    /** The ERP's own article number (商家编码). */
    articleNo: string;
    name: string;
    /** Fen a piece, as buyers here are supplied. */
    price: number;
    /** Grams. */
    weight: number;
    picture: string;
  }[];
};

/** Goods that the ERP did not take, in its words; of some refusals it does not name the goods. */
export type RefusedGood = { goodsNo: string; why: string };

/** What a warehouse may still ship of an article. */
export type ErpStock = { articleNo: string; warehouseNo: string; available: number };
