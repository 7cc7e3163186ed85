import type { OpenedEntryDto } from '../addressBook/addressBook.schemas.ts';
import type { FilledColumn } from './sheet.types.ts';

const text = (
  header: string,
  width: number,
  cell: (entry: OpenedEntryDto) => string,
): FilledColumn<OpenedEntryDto> => ({ header, kind: 'text', width, cell });

/** The columns of an address book, as its import reads them. */
export const addressBookColumns: readonly FilledColumn<OpenedEntryDto>[] = [
  text('姓名', 16, ({ name }) => name),
  text('电话', 20, ({ phone }) => phone),
  text('省', 14, ({ province }) => province),
  text('市', 14, ({ city }) => city),
  text('区', 14, ({ district }) => district),
  text('详细地址', 44, ({ address }) => address),
  text('分组', 16, ({ group }) => group),
  text('备注', 24, ({ note }) => note),
];
