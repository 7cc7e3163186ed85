import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { EntityId, entityId } from '../../shared/values.ts';

export const TitleKind = Type.Union([Type.Literal(1), Type.Literal(2)], {
  description: '1 a person, 2 a company',
});
const text = (maxLength: number, description: string) => Type.String({ maxLength, description });

export const titleFields = {
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', description: 'as on the invoice' }),
  taxNumber: text(20, 'unified social credit code; empty of a person'),
  address: text(100, 'of a company; may be empty'),
  phone: text(30, 'of a company; may be empty'),
  bankName: text(100, 'of a company; may be empty'),
  bankAccount: text(40, 'of a company; may be empty'),
};
export type TitleFields = { [Name in keyof typeof titleFields]: string };

export const InvoiceTitle = Type.Object({ id: EntityId, kind: TitleKind, ...titleFields });
export type InvoiceTitleDto = Static<typeof InvoiceTitle>;
export const InvoiceTitleList = Type.Object({ list: Type.Array(InvoiceTitle) });

const optional = {
  taxNumber: Type.Optional(titleFields.taxNumber),
  address: Type.Optional(titleFields.address),
  phone: Type.Optional(titleFields.phone),
  bankName: Type.Optional(titleFields.bankName),
  bankAccount: Type.Optional(titleFields.bankAccount),
};
export const SaveTitleBody = body({
  id: Type.Optional(entityId('of one that is changed; a new one without it')),
  kind: TitleKind,
  name: titleFields.name,
  ...optional,
});
export type TitleInput = Static<typeof SaveTitleBody>;
