import { type Static, Type } from 'typebox';
import { answers } from '../../shared/envelope.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, entityId } from '../../shared/values.ts';
import { detailFields, InvoiceKind, InvoiceStatusField, invoiceFields } from './invoices.schemas.ts';

export const DeskQuery = Type.Object({
  ...pagingFields(20),
  status: Type.Optional(InvoiceStatusField),
  kind: Type.Optional(InvoiceKind),
  accountId: Type.Optional(entityId('of one account')),
  byPlatform: Type.Optional(
    Type.Boolean({ description: 'only what the platform issues, or what suppliers do' }),
  ),
  late: Type.Optional(Type.Boolean({ description: 'only those that were to be issued by now' })),
  red: Type.Optional(Type.Boolean({ description: 'only red-letter ones' })),
});
export type DeskFilter = Static<typeof DeskQuery>;

const Invoice = Type.Object({
  ...invoiceFields,
  accountId: EntityId,
  titleName: Type.String({ description: 'a person’s is masked; empty once it was erased' }),
  mayIssue: Type.Boolean({ description: 'the platform issues or refuses it' }),
});
export type DeskInvoiceDto = Static<typeof Invoice>;
export const DeskPage = pageOf(Invoice);
export const DeskBegun = Type.Object({
  list: Type.Array(Invoice, { description: 'that are being issued now' }),
});
export const DeskDetail = Type.Object({ ...Invoice.properties, ...detailFields });
export type DeskDetailDto = Static<typeof DeskDetail>;

export const AccountQuery = Type.Object({ accountId: entityId('whose invoice it is') });
export const StoredDocument = Type.Object({ fileId: EntityId });
const bytes = { schema: { type: 'string', format: 'binary' } };
export const DocumentFile = { description: 'The PDF.', content: { 'application/pdf': bytes } };
export const Refused = answers(StoredDocument).default;
