import type { AddressReading } from '../src/index.ts';

/** What makes a pasted text hard; reports give their shares by kind. */
export const kinds = [
  'labelled-block',
  'platform-block',
  'several-blocks',
  'chat',
  'quantity',
  'specification',
  'remark',
  'order-number',
  'virtual-number',
  'renamed-division',
  'missing-parts',
  'traditional',
  'stuck-together',
  'list-numbers',
  'emoji',
  'plain',
  'faulty',
  'other',
] as const;
export type Kind = (typeof kinds)[number];

/** What a careful person reads; a field that is empty is left out. */
export type ExpectedReading = {
  name?: string;
  phone?: string;
  extension?: string;
  /** `省/市/区` by today's table, a part that is not known empty: `湖北省//仙桃市`. */
  region?: string;
  detail?: string;
  quantity?: number;
  specification?: string;
  remark?: string;
  thirdOrderNo?: string;
  /** True where one would have to ask before shipping. */
  flag?: true;
};

/** One paste with its recipients, in the order in which they stand. */
export type CorpusLine = {
  kind: Kind;
  /** The template that wrote it; lines written by hand have none. */
  template?: string;
  text: string;
  recipients: ExpectedReading[];
};

/** A recipient as the reader under test gives it back; flagged where it has problems. */
export type Reading = Pick<
  AddressReading,
  | 'name'
  | 'phone'
  | 'extension'
  | 'province'
  | 'city'
  | 'district'
  | 'detail'
  | 'quantity'
  | 'specification'
  | 'remark'
  | 'thirdOrderNo'
  | 'ignored'
  | 'rest'
> & { problems: readonly { field: string; msg: string }[] };

/** The fields that a reading is scored by, in the order in which reports name them. */
export const fields = [
  'name',
  'phone',
  'extension',
  'region',
  'detail',
  'quantity',
  'specification',
  'remark',
  'thirdOrderNo',
] as const;
