import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type {
  BookEntryDto,
  BookEntryPageDto,
  BookGroupListDto,
  ImportBookEntriesPayloadDto,
  KeepReceiversPayloadDto,
  MoveBookEntriesPayloadDto,
  OpenedBookEntryDto,
} from './addressBook.dto.ts';

export class AddressBookApi extends ApiSource {
  list(requested: Body<'/addressBook/list', 'post'>, selection?: Selection): Promise<BookEntryPageDto> {
    return this.read('post', '/addressBook/list', { body: requested, selection });
  }

  groups(selection?: Selection): Promise<BookGroupListDto> {
    return this.read('post', '/addressBook/groups', { selection });
  }

  async open(ids: number[]): Promise<OpenedBookEntryDto[]> {
    return (await this.write('post', '/addressBook/open', { body: { ids } })).list;
  }

  save(entry: Body<'/addressBook/save', 'post'>): Promise<BookEntryDto> {
    return this.write('post', '/addressBook/save', { body: entry });
  }

  importRows(sheet: Body<'/addressBook/import', 'post'>): Promise<ImportBookEntriesPayloadDto> {
    return this.write('post', '/addressBook/import', { body: sheet });
  }

  keepReceivers(kept: Body<'/addressBook/keepReceivers', 'post'>): Promise<KeepReceiversPayloadDto> {
    return this.write('post', '/addressBook/keepReceivers', { body: kept });
  }

  move(ids: number[], group: string): Promise<MoveBookEntriesPayloadDto> {
    return this.write('post', '/addressBook/move', { body: { ids, group } });
  }

  async remove(ids: number[]): Promise<number[]> {
    return (await this.write('delete', '/addressBook/delete', { body: { ids } })).ids;
  }
}
