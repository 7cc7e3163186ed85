import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, entityId, NullableId } from '../../shared/values.ts';
import { TitleKind, titleFields } from './invoiceTitles.schemas.ts';

const day = (description: string) => Type.Optional(Type.String({ format: 'date', description }));
export const InvoiceKind = Type.Integer({
  minimum: 1,
  maximum: 4,
  description:
    '1 goods and freight, 2 the platform’s fees, 3 recharges (不征税), 4 what the platform buys of a supplier',
});
export const InvoiceStatusField = Type.Integer({
  minimum: 1,
  maximum: 4,
  description: '1 asked, 2 being issued, 3 issued, 4 refused',
});
const Custody = Type.Union([Type.Literal(1), Type.Literal(2)], {
  description: 'who sold the goods: 1 the supplier, 2 the platform',
});

export const invoiceFields = {
  id: EntityId,
  invoiceNo: Type.String({ description: 'the platform’s own number of it' }),
  kind: InvoiceKind,
  custody: Custody,
  amount: Type.Integer({ description: 'fen; less than nothing of a red-letter one' }),
  redOf: { ...NullableId, description: 'the invoice that a red-letter one takes back; null of others' },
  status: InvoiceStatusField,
  number: Type.String({ description: 'of the issued invoice; empty before' }),
  issuedOn: { ...NullableText, description: 'the day on it' },
  fileId: { ...NullableId, description: 'of its PDF' },
  reason: Type.String({ description: 'why it was refused' }),
  issuerName: Type.String({ description: 'company that issues it; empty of the platform' }),
  titleKind: TitleKind,
  titleName: Type.String({ description: 'empty once it was erased' }),
  partCount: Type.Integer({ description: 'parcels or recharges in it' }),
  dueAt: Type.String({ description: 'until when it is to be issued' }),
  isLate: Type.Boolean({ description: 'it was to be issued by now' }),
  createdAt: Type.String(),
  decidedAt: NullableText,
};
const Invoice = Type.Object({
  ...invoiceFields,
  mayIssue: Type.Boolean({ description: 'the caller issues or refuses it' }),
});
export type InvoiceDto = Static<typeof Invoice>;
export const InvoicePage = pageOf(Invoice);

export const InvoicesQuery = Type.Object({
  ...pagingFields(20),
  side: Type.Optional(
    Type.Union([Type.Literal('asked'), Type.Literal('toIssue')], {
      default: 'asked',
      description: 'those that the caller asked for, or those that the caller issues',
    }),
  ),
  status: Type.Optional(InvoiceStatusField),
});
export type InvoicesFilter = Static<typeof InvoicesQuery>;

const InvoicePart = Type.Object({
  id: EntityId,
  orderNo: { ...NullableText, description: 'null of a recharge' },
  number: Type.String({ description: 'of the parcel or the recharge' }),
  goodName: { ...NullableText, description: 'the first of the parcel; null of a recharge' },
  num: { ...Type.Union([Type.Integer(), Type.Null()]), description: 'pieces; null of a recharge' },
  amount: Type.Integer({ description: 'fen; less than nothing of a red-letter one' }),
});
export type InvoicePartDto = Static<typeof InvoicePart>;
export const detailFields = {
  title: Type.Object(titleFields),
  redNumber: Type.String({
    description: 'number of the invoice that a red-letter one takes back; else empty',
  }),
  parts: Type.Array(InvoicePart, { description: 'the first 2000' }),
};
export const InvoiceDetail = Type.Object({ ...Invoice.properties, ...detailFields });
export type InvoiceDetailDto = Static<typeof InvoiceDetail>;

const scope = {
  kind: InvoiceKind,
  from: day('first day of what was ordered or recharged, in Shanghai'),
  to: day('last day'),
};
const OrderIds = Type.Optional(
  Type.Array(EntityId, { minItems: 1, maxItems: 100, description: 'only of these orders' }),
);
export const BillableBody = body({ ...scope, orderIds: OrderIds });
export type BillableInput = Static<typeof BillableBody>;
export const Billable = Type.Object({
  isOpen: Type.Boolean({ description: 'invoices of this kind are asked for here' }),
  count: Type.Integer({ description: 'parcels or recharges' }),
  amount: Type.Integer({ description: 'fen' }),
  issuers: Type.Array(
    Type.Object({
      name: Type.String({ description: 'company; empty of the platform' }),
      count: Type.Integer(),
      amount: Type.Integer({ description: 'fen' }),
    }),
    { description: 'an invoice of each' },
  ),
  days: Type.Integer({ description: 'within which it is issued' }),
});
export type BillableDto = Static<typeof Billable>;

export const AskBody = body({
  ...scope,
  titleId: Type.Optional(entityId('not of kind 4, which is made out to the platform')),
  orderIds: OrderIds,
});
export type AskInput = Static<typeof AskBody>;
export const AskedInvoices = Type.Object({
  list: Type.Array(Invoice, { description: 'one of each issuer' }),
});

export const BeginBody = body({ ids: Type.Array(EntityId, { minItems: 1, maxItems: 100 }) });
export const Begun = Type.Object({ list: Type.Array(Invoice, { description: 'that are being issued now' }) });
const Number20 = Type.String({ pattern: '^[0-9A-Za-z]{8,30}$', description: 'as on the invoice' });
const IssuedOn = Type.String({ format: 'date', description: 'the day on the invoice' });
export const IssueBody = body({
  id: EntityId,
  number: Number20,
  issuedOn: IssuedOn,
  amount: Type.Integer({
    minimum: -Number.MAX_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'fen that it was issued for: as shown',
  }),
  fileId: Type.Optional(entityId('of its PDF, as it was uploaded')),
});
export type IssueInput = Static<typeof IssueBody>;
export const RefuseBody = body({
  id: EntityId,
  reason: Type.String({
    minLength: 5,
    maxLength: 200,
    pattern: '\\S',
    description: 'whoever asked reads it',
  }),
});
export type RefuseInput = Static<typeof RefuseBody>;

export const ImportBody = body({
  rows: Type.Array(
    body({
      invoiceNo: Type.String({ pattern: '^\\s*F[0-9]{8,15}\\s*$' }),
      number: Number20,
      issuedOn: IssuedOn,
    }),
    { minItems: 1, maxItems: 500 },
  ),
});
export type ImportRow = Static<typeof ImportBody>['rows'][number];
export const Imported = Type.Object({
  list: Type.Array(
    Type.Object({
      invoiceNo: Type.String(),
      problem: { ...NullableText, description: 'why it was not taken; null where it was' },
    }),
  ),
});
export type ImportedDto = Static<typeof Imported>;
